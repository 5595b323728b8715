import { siteWithFirms } from '../kit/site.ts';

/** A Wednesday morning in the whole country, some minutes before anything opens or closes. */
export const MOMENT = new Date('2026-03-11T16:02:00Z');
export const SITE_VARIABLE = 'LAWDEX_PICTURED_SITE';

/** Starts a site whose clock stands. Answers a function that ends it. */
export default async function start(): Promise<() => Promise<void>> {
  const site = await siteWithFirms(300, { moment: MOMENT });
  await site.settled().catch(async (error: unknown) => {
    await site.stop();
    throw error;
  });
  process.env[SITE_VARIABLE] = site.origin;
  return () => site.stop();
}
