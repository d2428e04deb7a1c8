export * from './pack.ts';
export { type Board, board, type Part, type Plain, plain, type Tables, type Values } from './parts.ts';
export * from './shape.ts';
export * from './table.ts';
