export { define, Row, ShopRow } from './element';
export { type RowConfig, rowConfig } from './row.config';
export { startRow } from './start-row';
