export { checkFields, markField, skipBrowserChecks, unmarkField } from './field-marks';
export { ownFormsTexts } from './own-forms.texts';
export { hasNoSession, postOrAskAgain } from './post-or-ask-again';
export { releaseCopy } from './release-copy';
export { setShown } from './set-shown';
export { showSection } from './show-section';
export { showWaiting } from './show-waiting';
