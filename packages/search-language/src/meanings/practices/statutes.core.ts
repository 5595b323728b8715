import { said } from '../entry.core.ts';
import type { VocabularyEntry } from '../entry.core.ts';

/** Statutes, forms and what practitioners call things by their initials: who was handed a paper types what stands on it. */
export const STATUTES: readonly VocabularyEntry[] = [
  ...said('tax-law', {
    strong:
      'form 1040, schedule c, k 1, w 4, w 9, 1099 k, 1099 nec, 1098, 433 a, form 433, form 656, form 2848, cdp hearing, 709, itin, cp504, cp 504, cp14',
  }),
  ...said('immigration', {
    strong:
      'ds 160, ds 260, i 20, eb 1, eb1, eb 3, eb3, tn visa, r 1 visa, cr 1, cr1, ir 1, h 4, h4, l 1a, l 1b, h2a, h 2a, h2b, i 539, i 912, i 693, 245i, k1, l1, o1, e2 visa, f1, j1',
  }),
  ...said('deportation-defense', { strong: 'eoir, 42b, eoir 42b, i 862, i 213, form i 862, 240a' }),
  ...said('citizenship', { strong: 'n 565, n 336, n 648, form n 400' }),
  ...said('bankruptcy', {
    strong: '341 meeting, meeting of creditors, chapter 12, ch 12, subchapter v, reaffirmation agreement',
  }),
  ...said('consumer-protection', {
    strong: 'fcra, tcpa, tila, ecoa, truth in lending, do not call list, udap, ftc complaint, cfpb',
  }),
  ...said('lemon-law', { strong: 'magnuson moss, song beverly, magnuson moss warranty act' }),
  ...said('foreclosure-defense', { strong: 'respa, hamp, lis pendens' }),
  ...said('workplace-discrimination', { strong: 'adea, feha, title vii claim, pregnant workers fairness act, dfeh' }),
  ...said('wrongful-termination', { strong: 'warn act, at will employment, at will' }),
  ...said('wage-claims', { strong: 'paga, fair labor standards act, meal and rest breaks' }),
  ...said('employment-law', {
    strong: 'userra, cobra insurance, erisa, nlra, nlrb complaint, osha complaint, sarbanes oxley',
  }),
  ...said('workers-compensation', {
    strong: 'fela, lhwca, longshore act, longshore, defense base act, dwc 1, mmi, ttd, impairment rating',
  }),
  ...said('social-security-disability', {
    strong: 'rfc form, alj hearing, ssa 16, ssa 827, blue book listing, appeals council',
  }),
  ...said('veterans-benefits', {
    strong:
      '21 526ez, va form, cue claim, dic benefits, higher level review, notice of disagreement, aid and attendance',
  }),
  ...said('estate-planning', {
    strong: 'ilit, grat, qprt, molst, polst, tod deed, pour over will, self proving affidavit, crummey',
  }),
  ...said('civil-rights', {
    strong: '42 usc 1983, bivens, rluipa, fair housing act, foia request, title ii ada, title iii ada',
  }),
  ...said('education-law', { strong: 'section 504, ferpa, idea act, behavior intervention plan, idea due process' }),
  ...said('domestic-violence', { strong: 'pfa, dvro, protection from abuse, stay away order, tro' }),
  ...said('child-custody', {
    strong: 'uccjea, icwa, tpr hearing, hague convention, parenting evaluator, 730 evaluation',
  }),
  ...said('criminal-defense', {
    strong:
      'miranda, miranda rights, 922g, 922 g, alford plea, nolo contendere, deferred adjudication, pretrial diversion, three strikes, 3 strikes, vop, suppression hearing',
  }),
  ...said('appeals', { strong: '2255, 2255 motion, 2254, certiorari, writ of mandamus' }),
  ...said('dui-dwi-defense', { strong: 'ovi, dwai, bwi, sr22, sr 22, hgn test, dmv hearing' }),
  ...said('real-estate', { strong: 'hud 1, fsbo, quiet title action, cc rs, ccrs' }),
  ...said('business-law', { strong: 'msa, ucc 1, bylaws, safe note, reg d, private placement' }),
  ...said('patents', { strong: 'pct application, office action, freedom to operate, ip review, inter partes review' }),
  ...said('class-actions', { strong: 'bipa, rule 23, mdl' }),
];
