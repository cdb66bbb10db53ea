export { Row } from './row';
export { type RowConfig, rowConfig } from './row.config';
export { startRow } from './start-row';
