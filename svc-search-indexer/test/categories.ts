import type { CategoryTerms } from '../src/index-definition/document.core.ts';

const AREAS: readonly [slug: string, name: string, ...aliases: string[]][] = [
  ['personal-injury', 'Personal Injury', 'injury lawyer', 'accident lawyer'],
  ['car-accidents', 'Car Accidents', 'car crash', 'auto accident'],
  ['truck-accidents', 'Truck Accidents', 'truck crash'],
  ['medical-malpractice', 'Medical Malpractice', 'hospital negligence'],
  ['workers-compensation', 'Workers Compensation', 'workers comp'],
  ['divorce-family-law', 'Divorce & Family Law', 'divorce', 'family law'],
  ['child-custody', 'Child Custody', 'custody'],
  ['criminal-defense', 'Criminal Defense', 'criminal law'],
  ['dui-dwi-defense', 'DUI/DWI Defense', 'drunk driving'],
  ['immigration', 'Immigration', 'visa', 'green card'],
  ['bankruptcy', 'Bankruptcy', 'chapter 7', 'debt relief'],
  ['estate-planning', 'Estate Planning', 'wills', 'trusts'],
  ['real-estate', 'Real Estate', 'property'],
  ['business-law', 'Business Law', 'corporate law'],
  ['employment-law', 'Employment Law', 'wrongful termination'],
  ['civil-rights', 'Civil Rights', 'police misconduct'],
  ['intellectual-property', 'Intellectual Property', 'patents', 'trademarks'],
  ['tax-law', 'Tax Law', 'irs problems'],
  ['social-security-disability', 'Social Security Disability', 'ssdi'],
  ['elder-law', 'Elder Law', 'nursing home abuse'],
  ['landlord-tenant', 'Landlord & Tenant', 'eviction'],
  ['consumer-protection', 'Consumer Protection', 'lemon law'],
  ['slip-and-fall', 'Slip and Fall', 'premises liability'],
  ['traffic-tickets', 'Traffic Tickets', 'speeding ticket'],
  ['general-practice', 'General Practice'],
  ['legal-aid', 'Legal Aid', 'pro bono'],
];

const idOf = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

export const CATEGORIES: readonly CategoryTerms[] = AREAS.map(([slug, name, ...aliases], index) => ({
  id: idOf(index),
  slug,
  name,
  aliases,
}));

export function category(slug: string): CategoryTerms {
  const found = CATEGORIES.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`No category ${slug}.`);
  return found;
}
