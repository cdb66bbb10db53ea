/** Countries that we ship to, and their states if they have a list. The ids are Magento's. */

export interface Region {
  id: number;
  code: string;
  name: string;
}

export interface Country {
  id: string;
  threeLetters: string;
  name: string;
  regions: readonly Region[];
  postcode: { example: string; pattern: string };
}

const unitedStates: readonly Region[] = (
  '1 AL Alabama|2 AK Alaska|4 AZ Arizona|5 AR Arkansas|12 CA California|13 CO Colorado|14 CT Connecticut|15 DE Delaware|' +
  '16 DC District of Columbia|18 FL Florida|19 GA Georgia|21 HI Hawaii|22 ID Idaho|23 IL Illinois|24 IN Indiana|25 IA Iowa|' +
  '26 KS Kansas|27 KY Kentucky|28 LA Louisiana|29 ME Maine|31 MD Maryland|32 MA Massachusetts|33 MI Michigan|34 MN Minnesota|' +
  '35 MS Mississippi|36 MO Missouri|37 MT Montana|38 NE Nebraska|39 NV Nevada|40 NH New Hampshire|41 NJ New Jersey|' +
  '42 NM New Mexico|43 NY New York|44 NC North Carolina|45 ND North Dakota|47 OH Ohio|48 OK Oklahoma|49 OR Oregon|' +
  '51 PA Pennsylvania|53 RI Rhode Island|54 SC South Carolina|55 SD South Dakota|56 TN Tennessee|57 TX Texas|58 UT Utah|' +
  '59 VT Vermont|61 VA Virginia|62 WA Washington|63 WV West Virginia|64 WI Wisconsin|65 WY Wyoming'
)
  .split('|')
  .map((entry) => {
    const [, id = '0', code = '', name = ''] = /^(\d+) (\w\w) (.+)$/.exec(entry) ?? [];
    return { id: Number(id), code, name };
  });

export const countries: readonly Country[] = [
  {
    id: 'US',
    threeLetters: 'USA',
    name: 'United States',
    regions: unitedStates,
    postcode: { example: '12345 or 12345-6789', pattern: '^[0-9]{5}(-[0-9]{4})?$' },
  },
  country('NL', 'NLD', 'Netherlands', '1234 AB', '^[1-9][0-9]{3}\\s?[a-zA-Z]{2}$'),
  country('DE', 'DEU', 'Germany', '12345', '^[0-9]{5}$'),
  country('FR', 'FRA', 'France', '12345', '^[0-9]{5}$'),
  country('BE', 'BEL', 'Belgium', '1234', '^[0-9]{4}$'),
];

export function findCountry(id: string): Country | undefined {
  return countries.find((candidate) => candidate.id === id);
}

export function findRegion(country: Country | undefined, id: number | null): Region | undefined {
  return country?.regions.find((region) => region.id === id);
}

function country(id: string, threeLetters: string, name: string, example: string, pattern: string): Country {
  return { id, threeLetters, name, regions: [], postcode: { example, pattern } };
}
