/** The fields of a card, in their order on the page. A form has either `expiry`, or `month` and `year`. */
export const fieldNames = [
  'number',
  'holderName',
  'expiry',
  'month',
  'year',
  'verification',
  'startMonth',
  'startYear',
  'issue',
] as const;

export type FieldName = (typeof fieldNames)[number];
