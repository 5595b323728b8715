import { businessPath, type Review } from '@lawdex/contracts';
import {
  aBusiness,
  aCategory,
  answerWith,
  aReview,
  BUSINESS_ID,
  businessAnswers,
  ok,
  openPage,
} from '@lawdex/mf-kit/testing';
import type { Answer } from '@lawdex/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BusinessPage, prefetchBusiness } from '../BusinessPage.tsx';

export const REVIEWS = `/api/businesses/${BUSINESS_ID}/reviews`;

export const module = { Page: BusinessPage, prefetch: prefetchBusiness };
export const at = (query = '') => ({ route: '/business/:slug', url: businessPath('smith-law') + query });
export const open = (...routes: string[]) => openPage(module, { ...at(), routes });

/** The business and its reviews, and what comes of a new one. */
export const services = (
  changes = {},
  { reviews = [aReview()], post = ok(aReview()) }: { reviews?: Review[]; post?: () => Answer | Promise<Answer> } = {},
) =>
  answerWith({
    ...businessAnswers(aBusiness(changes), { reviews: ok(reviews) }),
    [`POST ${REVIEWS}`]: post,
    'GET /api/categories': ok([aCategory(), aCategory({ name: 'Immigration', slug: 'immigration' })]),
  });

export const region = () => within(screen.getByRole('region', { name: 'Reviews' }));
export const form = () => screen.queryByRole('form', { name: 'Write a Review' });
export const toggleForm = () => userEvent.click(region().getByRole('button', { name: 'Write a Review' }));
export const nameBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' });
export const commentBox = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Comment/ });
export const star = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
export const send = () => userEvent.click(screen.getByRole('button', { name: 'Submit Review' }));

export async function openForm(): Promise<void> {
  await screen.findAllByRole('listitem', { name: /^Review by/ });
  await toggleForm();
  await screen.findByRole('form', { name: 'Write a Review' });
}

export async function fillForm(comment = 'Good.'): Promise<void> {
  await openForm();
  await userEvent.type(nameBox(), 'Bob');
  await userEvent.click(star('4 stars'));
  if (comment) await userEvent.type(commentBox(), comment);
}
