import { entries } from './entry.core.ts';
import type { VocabularyEntry } from './entry.core.ts';

const LANGUAGES: Readonly<Record<string, string>> = {
  ar: 'arabic',
  de: 'german',
  fr: 'french',
  hi: 'hindi',
  it: 'italian',
  ja: 'japanese',
  ko: 'korean',
  pl: 'polish',
  pt: 'portuguese',
  ru: 'russian',
  tl: 'tagalog',
  vi: 'vietnamese',
  zh: 'chinese',
};

const speaking = (language: string): string =>
  [
    `${language} speaking`,
    `speaks ${language}`,
    `speak ${language}`,
    `who speaks ${language}`,
    `that speaks ${language}`,
    `in ${language}`,
    `${language} lawyer`,
    `${language} attorney`,
    `${language} language`,
  ].join(',');

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const filter = (means: string, phrases: string): VocabularyEntry[] => entries('filter', means, phrases);

/** Phrases that say what a filter says. */
export const FILTERS: readonly VocabularyEntry[] = [
  ...filter('isOpen=true', 'open now, open today, open right now, currently open, abierto ahora'),
  ...DAYS.flatMap((day) =>
    filter(`isOpen=${day}`, `open on ${day}, open ${day}, open ${day}s, ${day} hours, ${day} appointments`),
  ),
  ...filter('isOpen=sunday', 'abierto domingo, abierto los domingos'),
  ...filter(
    'isOpen=weekend',
    'open on weekends, open weekends, open weekend, weekend hours, weekend appointments, open on the weekend',
  ),
  ...filter(
    'isOpen=evening',
    'open late, evening hours, evening appointments, open evenings, open in the evening, after hours',
  ),
  ...filter(
    'isOpen=always',
    '24 hour, 24 hours, 24 hr, 24 7, 247, open 24 hours, 24 hour service, around the clock, never closed, always open',
  ),
  ...DAYS.flatMap((day) =>
    filter(`isOpen=${day}-all-day`, `24 hours on ${day}, open 24 hours on ${day}, open all day ${day}`),
  ),
  ...filter('isOpen=night', 'open at night, open all night, night hours, abierto de noche'),
  ...filter('isOpen=always', '24 horas'),
  ...filter(
    'freeConsultation=true',
    'free consultation, free consult, free initial consultation, free first consultation, no cost consultation',
  ),
  ...filter(
    'freeConsultation=true',
    'free case review, free case evaluation, free evaluation, free first meeting, consulta gratis, consulta gratuita',
  ),
  ...filter(
    'videoConsultation=true',
    'video consultation, online consultation, virtual consultation, video call, zoom, by video, remote consultation',
  ),
  ...filter(
    'videoConsultation=true',
    'video consult, virtual consult, online consult, consulta por video, consulta virtual',
  ),
  ...filter('rating=5', '5 star, five star, 5 stars'),
  ...filter(
    'rating=4',
    '4 star, four star, 4 stars, 4 stars and up, top rated, highly rated, highest rated, best rated, well reviewed, best reviewed',
  ),
  ...filter('rating=3', '3 star, three star, 3 stars'),
  ...filter(
    'priceRange=$,$$',
    'cheap, cheapest, affordable, inexpensive, low cost, low priced, reasonably priced, budget, barato, baratos, economico',
  ),
  ...filter(
    'language=es',
    'spanish speaking, se habla espanol, habla espanol, hablan espanol, que hable espanol, speaks spanish, speak spanish, in spanish',
  ),
  ...filter(
    'language=es',
    'bilingual, bilingue, spanish, spanish lawyer, spanish attorney, en espanol, espanol, hispanic, latino, latina, hispano',
  ),
  ...Object.entries(LANGUAGES).flatMap(([code, language]) => filter(`language=${code}`, speaking(language))),
  // Beside a practice it is a language, otherwise rather a name.
  ...Object.entries(LANGUAGES).flatMap(([code, language]) => entries('filter', `language=${code}`, language, 'soft')),
  ...filter('language=zh', 'abogado chino, abogada china, abogados chinos'),
  ...filter('priceRange=$$$,$$$$', 'expensive, most expensive, high end, caro'),
  ...filter('language=zh', 'mandarin speaking, speaks mandarin, cantonese speaking, mandarin, cantonese'),
  ...filter(
    'feeBasis=contingency',
    'contingency, on contingency, contingency fee, contingency basis, no win no fee, no fee unless we win, no fee unless you win',
  ),
  ...filter('feeBasis=contingency', 'no fee until we win, pay only if we win, no upfront fee, no recovery no fee'),
  ...filter('feeBasis=flat', 'flat fee, flat fees, flat rate, fixed fee, fixed price, fixed rate'),
  ...filter('feeBasis=hourly', 'hourly rate, hourly fee, by the hour, hourly, billed hourly'),
  ...filter('feeBasis=contingency', 'unless we win, unless you win, only if we win, only if you win'),
  ...filter(
    'videoConsultation=true',
    'virtual, virtual lawyer, virtual attorney, online lawyer, online attorney, over zoom',
  ),
  ...filter('isOpen=weekend', 'weekend lawyer, weekend attorney, on weekends, on the weekend, fin de semana'),
  ...filter(
    'isOpen=evening',
    'open after 5pm, open after 5, open after 6pm, open after work, after work, evening lawyer',
  ),
  ...filter('priceRange=$$$,$$$$', 'expensive, high end'),
  // These are nobody's name and no other word, unlike polish and french.
  ...['ar', 'hi', 'ja', 'ko', 'pt', 'ru', 'tl', 'vi', 'zh'].flatMap((code) =>
    filter(`language=${code}`, LANGUAGES[code] ?? ''),
  ),
];
