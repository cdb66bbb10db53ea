import * as z from 'zod/mini';

/** The response of `customer/section/load`: sections by name. Each has a `data_id`; the rest depends on the section. */
export const sectionsSchema = z.record(z.string(), z.record(z.string(), z.unknown()));
