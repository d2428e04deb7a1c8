export * from './findings.ts';
export * from './report.ts';
