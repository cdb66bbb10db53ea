/** The fields of a card, in the order in which they are drawn. A form has either `expiry`, or `month` and `year`. */
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
