/** A review of the shop itself, as a review service delivers it. */
export interface ShopReview {
  name: string;
  description: string;
  /** Stars, 1 to 5. */
  total: number;
  /** When it was written, such as `2026-04-19 09:30:00`. */
  created: string;
  locale: string;
  /** Which of the two shops it is about. */
  account: string;
}

export const accounts = [
  { id: '1', title: 'Alder & Finch Astoria' },
  { id: '2', title: 'Alder & Finch Utrecht' },
] as const;

export const locales = [
  { value: 'en_US', label: 'English' },
  { value: 'nl_NL', label: 'Nederlands' },
  { value: 'de_DE', label: 'Deutsch' },
  { value: 'fr_FR', label: 'Français' },
] as const;

type Note = readonly [name: string, stars: number, text: string];

const notes: Readonly<Record<string, readonly Note[]>> = {
  en_US: [
    ['Harriet Vance', 5, 'Came for a lamp and left with the lamp, a brush and the name of a good baker.'],
    ['D. Oyelaran', 5, 'They mended a kettle I bought elsewhere, and would not take money for it.'],
    ['Pete', 4, 'Lovely shop. Parking on Ferry Lane is another matter.'],
    ['Luisa M.', 5, 'Ordered on Monday, used it for breakfast on Wednesday.'],
    ['Grant Whitlock', 3, 'Good things, but the one I wanted was sold out twice.'],
    ['Nkechi', 5, 'The woman at the bench explained how the hinge works. I will never buy a cheap lantern again.'],
    ['Tommy R.', 2, 'My parcel stood in the rain. What was in it was fine.'],
    ['Elena Brandt', 5, 'Wrapped in brown paper with a sprig of something. My sister kept the paper.'],
    ['Jonas & Wil', 4, 'We asked which of two tents to take. They sold us the less expensive one.'],
    ['Ottilie', 5, 'I wrote on a Sunday and had an answer on a Sunday.'],
    ['R. Castellano', 4, 'Small choice, and all of it good. That is a compliment.'],
    ['Maeve', 5, 'Returned a blanket after three weeks. No questions, only "was it too warm?"'],
    ['Kwame A.', 5, 'The knife came sharper than my own were new.'],
    ['Sybil Hart', 3, 'The course is fine, but the second film stops and starts on my phone.'],
    ['Bram', 5, 'Spare lid for a pot from six years ago. They still had it.'],
    ['Winnie', 1, 'Waited four weeks for a vase that then came in the wrong color.\nIt was put right, but still.'],
    ['Abel N.', 5, 'Honest people. Told me my old stove was not worth mending, and why.'],
    ['Freya', 4, 'Nice lamps. The cable could be longer.'],
    ['C. Duarte', 5, 'I only asked for directions and was given tea.'],
    ['Morgan', 5, 'Everything fits in the drawer it was made for.'],
    ['Ida Lund', 4, 'A little slow before the holidays, as everybody is.'],
    ['Theo', 5, 'Best stand for a pencil I have ever owned, and I have owned three.'],
    ['Ruthanne', 2, 'The discount code did not work until I called.'],
    ['Sol', 5, 'They remembered what I bought last spring.'],
  ],
  nl_NL: [
    ['Kees van Dam', 5, 'Snel geleverd, en netjes ingepakt in papier in plaats van plastic.'],
    ['Marieke', 4, 'Mooie spullen. De winkel in Utrecht is even zoeken, achter de werf.'],
    ['Joost B.', 5, 'Mijn oude lamp is daar weer helemaal in orde gemaakt.'],
    ['Fatima', 5, 'Vriendelijk geholpen, en niets aangesmeerd.'],
    ['Hendrik', 3, 'Prima ketel, maar het deksel rammelt.'],
    ['Annelies de Groot', 5, 'Besteld voor mijn vader van tachtig. Hij gebruikt hem elke dag.'],
    ['Sjoerd', 4, 'Goede tent, duidelijke uitleg bij het opzetten.'],
    ['Wil', 2, 'Twee keer gebeld voordat iemand opnam.'],
    ['Loes & Piet', 5, 'Onze dekens komen hier al jaren vandaan.'],
    ['Ahmed', 5, 'Verkeerde kleur besteld, mijn eigen schuld. Toch gratis geruild.'],
    ['Tineke', 4, 'Niet goedkoop, wel voor het leven.'],
    ['Rogier', 5, 'De cursus brood bakken is een aanrader. Mijn eerste goede korst!'],
    ['Saskia', 1, 'Pakket bij de buren van de buren. Na een week gevonden.'],
    ['Bas', 5, 'Messen komen scherp aan. Let op uw vingers.'],
    ['Jolanda', 4, 'Fijne winkel om in rond te lopen.'],
    ['Dirk-Jan', 5, 'Reparatie duurde drie dagen en kostte niets.'],
  ],
  de_DE: [
    ['Katharina', 5, 'Sehr schön verarbeitet, und der Versand war schneller als gedacht.'],
    ['Uwe S.', 4, 'Gute Lampe. Eine deutsche Anleitung wäre nett gewesen.'],
    ['Familie Brandl', 5, 'Der Kessel steht seit zwei Jahren auf dem Herd und sieht aus wie neu.'],
    ['Jürgen', 3, 'Die Ware ist gut, das Porto leider nicht.'],
    ['Steffi', 5, 'Auf meine Frage kam nach zehn Minuten eine Antwort.'],
    ['M. Vogel', 5, 'Rucksack repariert zurückbekommen, mit einem Gruß darin.'],
    ['Anton', 4, 'Weniger Auswahl als anderswo, dafür stimmt alles.'],
    ['Renate', 2, 'Die Vase war kleiner, als ich dachte.'],
    ['Leni', 5, 'Das schönste Geschenk, das ich dieses Jahr gemacht habe.'],
    ['Holger', 5, 'Im Laden in Utrecht sehr freundlich beraten worden.'],
  ],
  fr_FR: [
    ['Camille', 5, 'Un emballage soigné et un couteau qui coupe vraiment.'],
    ['Bastien', 4, 'Très belle lampe, livraison un peu longue.'],
    ['Mme Roussel', 5, 'On m’a envoyé une pièce de rechange sans rien me demander.'],
    ['Yann', 3, 'Bon produit, mais le site ne connaît pas la Bretagne.'],
    ['Inès', 5, 'La couverture est encore plus douce que sur la photo.'],
    ['Gaspard', 5, 'Deux ans de randonnée avec ce sac, et pas une couture qui lâche.'],
    ['Odile', 4, 'Petit choix, grand goût.'],
    ['Florian', 2, 'Colis ouvert à l’arrivée ; le magasin a tout remplacé.'],
    ['Lucie', 5, 'J’ai enfin réussi mon pain grâce au cours.'],
    ['Étienne', 5, 'Des gens qui réparent, cela se fait rare.'],
  ],
};

/** Newest first. The place in the list decides the date, so that every start shows the same. */
export const shopReviews: readonly ShopReview[] = locales
  .flatMap(({ value: locale }) => (notes[locale] ?? []).map((note, index) => reviewOf(locale, note, index)))
  .sort((a, b) => b.created.localeCompare(a.created));

function reviewOf(locale: string, [name, total, description]: Note, index: number): ShopReview {
  const days = index * 37 + locale.charCodeAt(0) * 3;
  const moment = new Date(Date.UTC(2026, 10, 2, 7 + (index % 12), (index * 13) % 60) - (days % 900) * 86_400_000);
  return {
    name,
    description,
    total,
    created: moment.toISOString().slice(0, 19).replace('T', ' '),
    locale,
    account: locale === 'en_US' ? (index % 6 === 5 ? '2' : '1') : index % 5 === 4 ? '1' : '2',
  };
}

export const years: readonly string[] = Array.from(new Set(shopReviews.map(({ created }) => created.slice(0, 4))));

export const filterGroups = ['accounts', 'locales', 'ratings', 'years'] as const;
export type FilterGroup = (typeof filterGroups)[number];

/** Selected values by group; a missing group is not filtered. */
export type ReviewQuery = Readonly<Partial<Record<FilterGroup, readonly string[]>>>;

const valueIn: Readonly<Record<FilterGroup, (review: ShopReview) => string>> = {
  accounts: ({ account }) => account,
  locales: ({ locale }) => locale,
  ratings: ({ total }) => String(total),
  years: ({ created }) => created.slice(0, 4),
};

export function findShopReviews(query: ReviewQuery): readonly ShopReview[] {
  return shopReviews.filter((review) =>
    filterGroups.every((group) => query[group]?.includes(valueIn[group](review)) ?? true),
  );
}

/** Reads the fields of a post or of a form. `all`, or no value, means no filter. */
export function parseReviewQuery(fields: URLSearchParams): ReviewQuery {
  const query: Partial<Record<FilterGroup, readonly string[]>> = {};
  for (const group of filterGroups) {
    const values = fields.getAll(group).flatMap((text) => text.split(',').filter(Boolean));
    if (values.length > 0 && !values.includes('all')) query[group] = values;
  }
  return query;
}
