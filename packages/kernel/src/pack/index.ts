export * from './pack.ts';
export * from './shape.ts';
export * from './table.ts';
