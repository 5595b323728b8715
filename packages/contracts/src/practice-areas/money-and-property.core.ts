import { phrases } from './practice-area.core.ts';
import type { PracticeArea } from './practice-area.core.ts';

export const MONEY_AND_PROPERTY_AREAS: readonly PracticeArea[] = [
  {
    slug: 'bankruptcy',
    name: 'Bankruptcy',
    parent: null,
    description:
      'Relief from debt for people and small businesses: Chapter 7, 11 and 13, stopping garnishment and collection.',
    aliases: phrases(`
      chapter 7, chapter 13, chapter 11, debt, debts, debt relief, insolvency, wage garnishment, creditors,
      debt settlement, repossession, student loans`),
    spanish: phrases(`
      bancarrota, quiebra, deudas, deuda, insolvencia, capítulo 7, capítulo 13, alivio de deudas,
      embargo de salario, abogado de bancarrota`),
  },
  {
    slug: 'foreclosure-defense',
    name: 'Foreclosure Defense',
    parent: 'bankruptcy',
    description:
      'Keeping a home when the mortgage cannot be paid: loan modifications, notices and sales, defenses in court, short sales.',
    aliases: phrases(`
      foreclosure, foreclosures, stop foreclosure, loan modification, mortgage default, short sale, behind on mortgage,
      save my home, losing my house`),
    spanish: phrases(`
      ejecución hipotecaria, embargo de casa, embargo hipotecario, detener el embargo, modificación de hipoteca,
      perder mi casa, remate de casa`),
  },
  {
    slug: 'tax-law',
    name: 'Tax Law',
    parent: null,
    description:
      'Dealing with the IRS and state tax agencies: audits, back taxes, liens, offers in compromise, and planning for people and businesses.',
    aliases: phrases(`
      tax, taxes, irs, tax attorney, audit, irs audit, back taxes, tax debt, tax lien, offer in compromise,
      tax relief, tax planning, payroll tax`),
    spanish: phrases(`
      impuestos, derecho fiscal, derecho tributario, abogado de impuestos, deuda de impuestos, auditoría,
      auditoría del irs, impuestos atrasados`),
  },
  {
    slug: 'real-estate',
    name: 'Real Estate',
    parent: null,
    description:
      'Buying and selling homes and commercial property: contracts, closings, title problems, zoning, boundaries and neighbors.',
    aliases: phrases(`
      real estate law, property, property law, closing, home purchase, title, title dispute, deed, zoning, easement,
      land use, boundary dispute, hoa, homeowners association, mortgage, real property, conveyancing, quiet title`),
    spanish: phrases(`
      bienes raíces, bienes inmuebles, inmobiliario, derecho inmobiliario, propiedad, compra de casa, venta de casa,
      hipoteca, escrituras, título de propiedad`),
  },
  {
    slug: 'construction-law',
    name: 'Construction Law',
    parent: 'real-estate',
    description:
      'Disputes about building: defects, delays, unpaid contractors, mechanics liens, bonds, and contracts for a project.',
    aliases: phrases(`
      construction, construction defect, construction defects, mechanics lien, contractor dispute, contractors,
      bad contractor, construction litigation, construction dispute, home improvement dispute`),
    spanish: phrases(`
      derecho de construcción, construcción, defectos de construcción, contratistas, problemas con contratista,
      gravamen de construcción`),
  },
  {
    slug: 'landlord-tenant',
    name: 'Landlord & Tenant',
    parent: null,
    description:
      'Leases and rental disputes for tenants and landlords: security deposits, repairs, habitability, lockouts and rent increases.',
    aliases: phrases(`
      landlord, tenant, landlord tenant, lease, rental, rent, security deposit, tenant rights, renters rights, housing,
      habitability, rental dispute, rent increase, mold in apartment`),
    spanish: phrases(`
      arrendador e inquilino, inquilino, inquilinos, derechos de inquilinos, dueño de casa, arrendador, casero, renta,
      alquiler, contrato de arrendamiento, depósito de renta`),
  },
  {
    slug: 'eviction',
    name: 'Eviction',
    parent: 'landlord-tenant',
    description:
      'Notices and lawsuits that end a tenancy: defenses and time for tenants, lawful procedure for landlords, sealed records.',
    aliases: phrases(`
      evictions, evicted, eviction notice, eviction defense, unlawful detainer, evict a tenant, notice to vacate,
      stop eviction, being evicted`),
    spanish: phrases(`
      desalojo, desalojos, aviso de desalojo, desahucio, me quieren desalojar, orden de desalojo, detener desalojo`),
  },
  {
    slug: 'consumer-protection',
    name: 'Consumer Protection',
    parent: null,
    description:
      'Unfair treatment by sellers and lenders: scams, false advertising, credit report errors, identity theft and bad contracts.',
    aliases: phrases(`
      consumer, consumer rights, consumer law, fraud, scam, scams, credit report, fair credit reporting,
      identity theft, false advertising, deceptive practices, predatory lending, robocalls`),
    spanish: phrases(`
      protección al consumidor, derechos del consumidor, consumidor, fraude, estafa, robo de identidad,
      reporte de crédito, publicidad engañosa`),
  },
  {
    slug: 'lemon-law',
    name: 'Lemon Law',
    parent: 'consumer-protection',
    description:
      'New and used vehicles that cannot be repaired: refunds, replacements and buybacks, warranties, and fraud by dealers.',
    aliases: phrases(`
      lemon, lemon car, lemon laws, defective car, auto dealer fraud, car dealer fraud, vehicle warranty, car warranty,
      bad used car`),
    spanish: phrases(`
      ley limón, ley de limón, carro defectuoso, auto defectuoso, fraude de concesionario, garantía de auto,
      carro nuevo con fallas`),
  },
  {
    slug: 'debt-collection',
    name: 'Debt Collection',
    parent: 'consumer-protection',
    description:
      'Calls, letters and lawsuits of debt collectors: harassment, debts that are not owed, judgments, and collection for creditors.',
    aliases: phrases(`
      debt collector, debt collectors, debt collector harassment, fdcpa, collection agency, collections,
      sued for debt, creditor harassment, debt lawsuit, judgment collection`),
    spanish: phrases(`
      cobro de deudas, cobranza, cobranzas, cobradores, acoso de cobradores, agencia de cobros,
      demanda por deuda`),
  },
  {
    slug: 'class-actions',
    name: 'Class Actions',
    parent: 'consumer-protection',
    description:
      'Lawsuits of many people with the same harm: joining a class, settlements and their claims, data breaches, unfair fees.',
    aliases: phrases(`
      class action, class action lawsuit, class action lawsuits, class action settlement, group lawsuit, data breach,
      multidistrict litigation`),
    spanish: phrases(`
      demanda colectiva, demandas colectivas, acción colectiva, acciones colectivas, demanda de grupo,
      filtración de datos`),
  },
  {
    slug: 'insurance-claims',
    name: 'Insurance Claims',
    parent: 'consumer-protection',
    description:
      'Insurers that delay, underpay or deny: storm, fire and water damage, health and life policies, and claims of bad faith.',
    aliases: phrases(`
      insurance, insurance claim, insurance law, insurance bad faith, bad faith, denied claim, denied insurance claim,
      property damage claim, insurance dispute, hurricane damage, roof damage, life insurance`),
    spanish: phrases(`
      reclamos de seguro, reclamo de seguro, aseguranza, seguros, compañía de seguros, mala fe de aseguradora,
      reclamo negado, daños por huracán`),
  },
];
