export { type Misfit, misfits } from './config/fits';
export { isForeignAttribute, setsAttributes } from './config/foreign-attributes';
export { fromJson } from './config/from-json';
export { isRecord } from './config/is-record';
export { type ConfigIssue, quote } from './config/issues';
export { misspelled, nearest, nearestAttribute } from './config/misspelled';
export { type Page, page, type SettingReaders, type Sourced } from './config/page';
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
export { fromAttribute, toShape } from './config/to-shape';
export {
  isOwnUrl,
  isPictureUrl,
  isSameHost,
  isWebUrl,
  looksLikeScript,
  pageUrl,
  urlOf,
} from './config/urls';
export { type DoctorRow, type DoctorSetting, doctor } from './doctor/doctor';
export { type DoctorFinding, type Inspect, startTagOf } from './doctor/finding';
export type { ConfiguredElement, Settings } from './element/configured-element';
export { controlOf, isHandledElsewhere, isModified } from './element/control-event';
export {
  defineElement,
  type ElementDefinition,
  type ElementProps,
  elementClass,
  type ShopElementClass,
} from './element/define-element';
export { giveId, newId, useElementId } from './element/element-id';
export { type EmitOptions, type EventDetail, emit } from './element/emit';
export { type ErrorPhase, reportError, reportException, type ShopErrorDetail } from './element/errors';
export { rerender } from './element/flush';
export { useListener } from './element/listener';
export { useMethods } from './element/methods';
export { mute } from './element/mute';
export { useNewest } from './element/newest';
export { isPageParsed, whenPageParsed } from './element/page-parsed';
export { whenPageVisited } from './element/page-visited';
export { type ReactComponent, type ReactComponentProps, reactComponent } from './element/react-component';
export { announceTags, nameOf, refreshElements } from './element/registry';
export { removeNode } from './element/remove-node';
export { scopeOf } from './element/scope';
export type { ShopReadyDetail } from './element/states';
export { warnOnce } from './element/warn-once';
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
  watchTexts,
} from './texts/texts';
export { VERSION } from './version';
