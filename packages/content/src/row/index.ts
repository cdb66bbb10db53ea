export { define, ShopRow } from './element';
export { Row } from './row';
export { type RowConfig, rowConfig } from './row.config';
export { startRow } from './start-row';
