import type { Offer } from '../games/registry.ts';
import { DesertScene } from './desert-scene.tsx';
import { IceScene } from './ice-scene.tsx';
import { TableScene } from './table-scene.tsx';

/** The picture of a game. */
export const Scene = ({ game }: { readonly game: Offer['id'] }) => {
  switch (game) {
    case 'last-aurora':
      return <IceScene />;
    case 'thunder-road':
      return <DesertScene />;
    case 'toy':
      return <TableScene />;
  }
};
