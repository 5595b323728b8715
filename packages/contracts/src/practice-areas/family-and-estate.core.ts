import { phrases } from './practice-area.core.ts';
import type { PracticeArea } from './practice-area.core.ts';

export const FAMILY_AND_ESTATE_AREAS: readonly PracticeArea[] = [
  {
    slug: 'divorce-family-law',
    name: 'Divorce & Family Law',
    parent: null,
    description:
      'Divorce and separation, alimony, division of property, prenuptial agreements, paternity and changes of name.',
    aliases: phrases(`
      divorce, divorces, family law, family, separation, legal separation, alimony, spousal support, prenup,
      prenuptial agreement, annulment, marriage, domestic relations, paternity, matrimonial, uncontested divorce,
      name change, change of name`),
    spanish: phrases(`
      divorcio, divorcios, derecho familiar, derecho de familia, familia, separación, separación legal,
      pensión conyugal, acuerdo prenupcial, anulación de matrimonio, paternidad, cambio de nombre,
      abogado de divorcio, abogado de familia`),
  },
  {
    slug: 'child-custody',
    name: 'Child Custody',
    parent: 'divorce-family-law',
    description:
      'Custody, visitation and parenting plans, moves to another state, grandparents and guardianship of minors.',
    aliases: phrases(`
      custody, custody battle, visitation, parenting time, parenting plan, joint custody, sole custody,
      fathers' rights, fathers rights, grandparents rights, guardianship of a minor, parental rights`),
    spanish: phrases(`
      custodia, custodia de menores, custodia de niños, custodia de hijos, custodia compartida, patria potestad,
      derechos de visita, régimen de visitas`),
  },
  {
    slug: 'child-support',
    name: 'Child Support',
    parent: 'divorce-family-law',
    description:
      'Support for children: first orders and changes, how income is counted, arrears, enforcement and collection across states.',
    aliases: phrases(`
      child support modification, child support enforcement, child support arrears, child support payments,
      back child support, unpaid child support, child maintenance`),
    spanish: phrases(`
      manutención de menores, manutención, manutención infantil, manutención de hijos, pensión alimenticia,
      pensión alimentaria, sustento de menores`),
  },
  {
    slug: 'adoption',
    name: 'Adoption',
    parent: 'divorce-family-law',
    description:
      'Adopting a child: agency, private and stepparent adoptions, consent of birth parents, adoptions across borders, surrogacy.',
    aliases: phrases(`
      adoptions, adopt a child, adopting, stepparent adoption, step parent adoption, private adoption, adult adoption,
      international adoption, surrogacy, foster care adoption`),
    spanish: phrases(`
      adopción, adopciones, adoptar, adoptar un niño, adopción internacional, adopción de hijastro, gestación subrogada`),
  },
  {
    slug: 'domestic-violence',
    name: 'Domestic Violence',
    parent: 'divorce-family-law',
    description:
      'Safety from violence at home: protective and restraining orders, custody and housing for victims, and hearings on both sides.',
    aliases: phrases(`
      domestic abuse, restraining order, restraining orders, protective order, order of protection, family violence,
      abusive spouse, abusive husband, battered, spousal abuse, stalking`),
    spanish: phrases(`
      violencia doméstica, violencia familiar, orden de protección, orden de restricción, orden de alejamiento,
      abuso doméstico, maltrato`),
  },
  {
    slug: 'estate-planning',
    name: 'Estate Planning',
    parent: null,
    description:
      'Wills, trusts, powers of attorney and health care directives, so that family and property are provided for.',
    aliases: phrases(`
      estate, estates, will, wills, trust, trusts, living trust, last will, power of attorney, living will,
      wills and trusts, health care directive, asset protection`),
    spanish: phrases(`
      planificación patrimonial, planificación de herencia, testamento, testamentos, hacer un testamento, fideicomiso,
      fideicomisos, poder notarial, carta poder`),
  },
  {
    slug: 'probate',
    name: 'Probate',
    parent: 'estate-planning',
    description:
      'Settling the estate of someone who has died: executors and courts, debts and taxes, heirs, and contests of a will.',
    aliases: phrases(`
      probate court, inheritance, executor, estate administration, heirs, heirship, will contest, contested will,
      estate litigation, trust administration, letters testamentary, intestate`),
    spanish: phrases(`
      sucesión, sucesiones, herencia, herencias, juicio sucesorio, herederos, albacea, testamentaría,
      legalización de testamento, impugnar un testamento`),
  },
  {
    slug: 'elder-law',
    name: 'Elder Law',
    parent: null,
    description:
      'Planning and protection for older people: Medicaid and long-term care, health care decisions, benefits and exploitation.',
    aliases: phrases(`
      elder care, elder, seniors, senior law, medicaid, medicaid planning, long term care, special needs trust,
      special needs planning, medicare, elder exploitation`),
    spanish: phrases(`
      derecho de la tercera edad, tercera edad, personas mayores, ancianos, adultos mayores, cuidado de ancianos,
      planificación de medicaid`),
  },
  {
    slug: 'guardianship',
    name: 'Guardianship & Conservatorship',
    parent: 'elder-law',
    description:
      'Deciding for adults who cannot decide for themselves: guardians and conservators, court petitions, accounts and contests.',
    aliases: phrases(`
      guardianship, guardianships, conservatorship, conservatorships, adult guardianship, legal guardian, guardian,
      conservator, guardian ad litem`),
    spanish: phrases(`tutela, tutela legal, tutor legal, curatela, curador, tutela de adultos, incapacidad legal`),
  },
];
