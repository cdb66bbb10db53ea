export { isRecord, type Misfit, misfits } from './config/fits';
export type { ConfigIssue } from './config/issues';
export { parse } from './config/parse';
export type { HostContext, HostReader } from './config/read-config';
export {
  attributeName,
  type ConfigOf,
  type ConfigSchema,
  isRequired,
  type Schema,
  type Setting,
  type Shape,
  settingsOf,
  shapeOf,
} from './config/schema';
export { fromAttribute } from './config/to-shape';
export {
  defineElement,
  type ElementDefinition,
  type ElementProps,
} from './define-element';
export { type DoctorRow, type DoctorSetting, doctor, nearest } from './doctor';
export { useElementId } from './element-id';
export { type EmitOptions, emit } from './emit';
export { type ErrorPhase, reportError, type ShopErrorDetail } from './errors';
export { fromJson } from './from-json';
export { controlOf, isForBrowser, useListener } from './listener';
export { make } from './make';
export { useMethods } from './methods';
export { type HostSettings, type Page, page, type Sourced } from './page';
export { refreshElements } from './registry';
export {
  addTexts,
  fill,
  type LocaleTexts,
  localeOf,
  type PageTexts,
  resetTexts,
  setLocale,
  type Texts,
  textsOf,
} from './texts';
export { VERSION } from './version';
