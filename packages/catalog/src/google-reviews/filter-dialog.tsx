import { Dialog } from '@shop-elements/ui';
import { useState } from 'react';
import { ALL, type Choice, type Group, optionsOf, ticked } from './choice';
import type { googleReviewsTexts } from './google-reviews.texts';
import { stars } from './review-card';
import { enabledGroups, type ReviewPage } from './review-page';

interface FilterDialogProps {
  page: ReviewPage;
  texts: typeof googleReviewsTexts;
  onApply: (choice: Choice) => void;
  onClose: () => void;
}

/** The filter dialog. Filters take effect when applied; closing discards changes. */
export function FilterDialog({ page, texts, onApply, onClose }: FilterDialogProps) {
  const { filters } = page;
  const [choice, setChoice] = useState(page.choice);
  const apply = { label: texts.apply, onConfirm: () => onApply(choice) };

  const box = (group: Group, value: string, label: string | undefined) => (
    <label key={value} className="shop-google-reviews__box">
      <input
        type="checkbox"
        className="shop-checkbox"
        id={`${group}-filter-${value}`}
        checked={choice[group]?.includes(value) === true}
        onChange={() => setChoice(ticked(choice, filters, group, value))}
      />
      {label ?? (group === 'ratings' ? stars(value) : value)}
    </label>
  );

  return (
    <Dialog title={texts.filter} closeLabel={texts.close} onClose={onClose} confirm={apply}>
      <div className="shop-google-reviews__groups">
        {enabledGroups(page).map((group) => (
          <fieldset key={group}>
            <legend className="shop-field__label">{texts[group]}</legend>
            {box(group, ALL, texts[`${group}All`])}
            {optionsOf(filters, group).map(({ value, label }) => box(group, value, label))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
