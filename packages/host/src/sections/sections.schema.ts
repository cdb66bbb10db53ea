import * as z from 'zod/mini';

/** What `customer/section/load` answers: sections by name. Each has a `data_id`; the rest is its own affair. */
export const sectionsSchema = z.record(z.string(), z.record(z.string(), z.unknown()));
