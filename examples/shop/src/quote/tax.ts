import type { Address } from './records';
import { findCountry, findRegion } from './regions';

export interface TaxRate {
  percent: number;
  /** The label in the totals. */
  title: string;
}

/** Sales tax by state. Unlisted states, such as our own, have none. */
const stateRates: Readonly<Record<string, number>> = {
  AZ: 5.6,
  CA: 7.25,
  CO: 2.9,
  FL: 6,
  GA: 4,
  IL: 6.25,
  MA: 6.25,
  ME: 5.5,
  MI: 6,
  MN: 6.875,
  NC: 4.75,
  NJ: 6.625,
  NY: 8.375,
  OH: 5.75,
  PA: 6,
  TX: 8.25,
  VT: 6,
  WA: 8.75,
};

const countryRates: Readonly<Record<string, number>> = { NL: 21, BE: 21, DE: 19, FR: 20 };

/** The tax rate for an address; 0 if it is unknown. Only country and state matter. */
export function taxRateFor(address: Pick<Address, 'countryId' | 'regionId'> | null): TaxRate | undefined {
  if (address === null) return undefined;
  const region = findRegion(findCountry(address.countryId), address.regionId);
  const percent = region === undefined ? countryRates[address.countryId] : stateRates[region.code];
  if (percent === undefined) return undefined;
  return { percent, title: `${address.countryId}-${region?.code ?? '*'}-*-Rate 1` };
}
