export * from './check.ts';
export * from './dealing.ts';
export * from './giving-up.ts';
export * from './http.ts';
export * from './messages.ts';
export { openApi } from './openapi.ts';
