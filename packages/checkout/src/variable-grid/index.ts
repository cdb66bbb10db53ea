export { define, ShopVariableGrid, VariableGrid } from './element';
export type { VariableGridInsertDetail } from './variable-grid';
export { type Variable, type VariableGridConfig, variableGridConfig } from './variable-grid.config';
export { variableGridTexts } from './variable-grid.texts';
