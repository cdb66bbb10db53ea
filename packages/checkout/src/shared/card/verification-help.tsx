import type { ccFormTexts } from '../../cc-form/cc-form.texts';

interface VerificationHelpProps {
  /** Picture of a card with its code; empty shows the words alone. */
  imageUrl: string;
  texts: typeof ccFormTexts;
}

/** 'What is this?' beside the verification number. */
export function VerificationHelp({ imageUrl, texts }: VerificationHelpProps) {
  return (
    <details className="shop-cc-form__help">
      <summary>{texts.whatIsThis}</summary>
      <p>{texts.verificationHelp}</p>
      {imageUrl !== '' && <img src={imageUrl} alt={texts.verificationImage} loading="lazy" />}
    </details>
  );
}
