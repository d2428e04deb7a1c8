import type { Module } from '@lastroad/kernel';
import type { Places } from '../hooks.ts';
import type { House } from '../settings.ts';

/** A box that may lie on the table or not. Its name is what its rows say under `module`. */
export interface AuroraModule extends Module<Places> {
  isAtTable(house: House): boolean;
}
