import { business } from '../../test/fixtures.ts';
import { businessFaq } from './business-faq.core.ts';

const answer = (of: typeof business, part: string) =>
  businessFaq(of, 0).find(({ question }) => question.includes(part))?.answer;

it('states the rating as a fact', () => {
  expect(answer(business, 'rated')).toBe('Reviewers rate it 4.6 out of 5 (23 reviews).');
  expect(JSON.stringify(businessFaq(business, 0))).not.toMatch(/recommend|well-regarded|working to improve/);
});

it('asks nothing that the listing cannot answer', () => {
  const NULLS = ['description', 'phone', 'website', 'hours', 'isOpen', 'priceRange', 'category'];
  const lacks = { ...Object.fromEntries(NULLS.map((name) => [name, null])), feeBasis: [], languages: [] };
  const bare = { ...business, ...lacks, reviewCount: 0, freeConsultation: false };
  expect(businessFaq(bare, 0).map(({ question }) => question)).toEqual(['Where is Hale & Ward located?']);
});

it('tells special days behind the hours of the week', () => {
  const hours = { mon: { open: '09:00', close: '17:00' }, special: [{ date: '12-25', spans: [] }] };
  expect(answer({ ...business, hours }, 'hours')).toBe(
    'The listed hours are Monday, 9 AM to 5 PM, local time. They differ on December 25 (closed).',
  );
});

it('cuts the description to 100 characters', () => {
  const text = answer(business, 'What is')?.replace('Hale & Ward: ', '') ?? '';
  expect(text.length).toBeLessThanOrEqual(100);
  expect(text).toMatch(/…$/);
});

it.each([
  [{ hasDelivery: true }, 'offer delivery', 'Yes, the listing says that delivery is available.'],
  [{ hasTakeout: true }, 'offer takeout', 'Yes, the listing says that takeout is available.'],
  [
    { videoConsultation: true },
    'offer consultations',
    'Yes, the listing says that it offers a free first consultation and consultations by video.',
  ],
])('answers for the flag %j', (flag, question, text) => {
  expect(answer(business, question)).not.toBe(text);
  expect(answer({ ...business, ...flag }, question)).toBe(text);
});

it('asks nobody who sells food about matters and fees', () => {
  const questions = businessFaq({ ...business, category: { name: 'Pizza', slug: 'pizza' } }, 0);
  expect(questions.some(({ question }) => /matters|charge|languages|consultations/.test(question))).toBe(false);
});

it('says what a price is like, and names languages', () => {
  expect(answer({ ...business, priceRange: '$$$' }, 'expensive')).toContain('upscale');
  expect(answer(business, 'languages')).toBe('The listing names English and Spanish.');
});
