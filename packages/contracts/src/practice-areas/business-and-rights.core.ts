import { phrases } from './practice-area.core.ts';
import type { PracticeArea } from './practice-area.core.ts';

export const BUSINESS_AND_RIGHTS_AREAS: readonly PracticeArea[] = [
  {
    slug: 'business-law',
    name: 'Business Law',
    parent: null,
    description:
      'Running, buying and selling a business: contracts, partnerships, mergers, franchises, compliance and advice for owners.',
    aliases: phrases(`
      business, business lawyer, corporate, corporate law, commercial law, contracts, contract, partnership,
      mergers and acquisitions, m&a, franchise, commercial, contract review, contract law, sell my business,
      buy a business`),
    spanish: phrases(`
      derecho empresarial, derecho mercantil, derecho corporativo, derecho comercial, negocios, empresas, empresa,
      contratos, contrato, abogado de negocios`),
  },
  {
    slug: 'business-formation',
    name: 'Business Formation',
    parent: 'business-law',
    description:
      'Starting a business: choice of LLC, corporation or nonprofit, filings, operating agreements, licenses and founders.',
    aliases: phrases(`
      llc, llc formation, incorporation, incorporate, startup, startups, start a business, form an llc,
      articles of incorporation, operating agreement, nonprofit formation`),
    spanish: phrases(`
      formación de empresas, abrir un negocio, crear una empresa, constituir una empresa, iniciar un negocio,
      formar una llc, registrar una empresa`),
  },
  {
    slug: 'business-litigation',
    name: 'Business Litigation',
    parent: 'business-law',
    description:
      'Lawsuits between businesses and their owners: breach of contract, partners and shareholders, unfair competition, unpaid bills.',
    aliases: phrases(`
      business dispute, business disputes, breach of contract, commercial litigation, contract dispute,
      partnership dispute, shareholder dispute, unfair competition, business lawsuit`),
    spanish: phrases(`
      litigio comercial, litigios comerciales, incumplimiento de contrato, disputa comercial, disputa de contrato,
      demanda comercial, pleito entre socios`),
  },
  {
    slug: 'intellectual-property',
    name: 'Intellectual Property',
    parent: null,
    description:
      'Inventions, brands, works and trade secrets: protection, licensing, agreements, and disputes over infringement.',
    aliases: phrases(`
      ip, ip law, trade secret, trade secrets, infringement, licensing, licensing agreement, entertainment law,
      ip litigation, intellectual property law`),
    spanish: phrases(`
      propiedad intelectual, derechos de propiedad intelectual, propiedad industrial, secretos comerciales,
      secreto comercial, licencias de uso`),
  },
  {
    slug: 'patents',
    name: 'Patents',
    parent: 'intellectual-property',
    description:
      'Protecting inventions and designs: searches, provisional and full applications, licensing, and patent infringement.',
    aliases: phrases(`
      patent, patent law, patent application, patent search, invention, inventions, inventor, patent infringement,
      provisional patent, design patent`),
    spanish: phrases(
      `patente, derecho de patentes, patentar, patentar un invento, invento, invenciones, abogado de patentes`,
    ),
  },
  {
    slug: 'trademarks',
    name: 'Trademarks',
    parent: 'intellectual-property',
    description:
      'Protecting names, logos and brands: searches, registration, oppositions, cease and desist letters, and infringement.',
    aliases: phrases(`
      trademark, trademark law, trademark registration, brand protection, brand name, logo protection,
      register a trademark, trademark infringement, service mark`),
    spanish: phrases(`
      marca registrada, marcas registradas, registro de marca, registrar una marca, marcas, marca comercial,
      registro de marcas`),
  },
  {
    slug: 'copyrights',
    name: 'Copyrights',
    parent: 'intellectual-property',
    description:
      'Protecting books, music, images, film and software: registration, licenses, takedown notices, fair use and infringement.',
    aliases: phrases(`
      copyright, copyright law, copyright infringement, copyright registration, dmca, fair use, music licensing,
      stolen artwork, plagiarism`),
    spanish: phrases(`
      derechos de autor, derecho de autor, propiedad literaria, registrar una obra, plagio, infracción de derechos de autor`),
  },
  {
    slug: 'immigration',
    name: 'Immigration',
    parent: null,
    description:
      'Visas and green cards: family and employment petitions, work permits, waivers, DACA, and dealings with USCIS and consulates.',
    aliases: phrases(`
      immigration law, visa, visas, green card, green cards, daca, h1b, work permit, work visa, fiance visa, uscis,
      student visa, family petition, permanent residence, immigrant`),
    spanish: phrases(`
      inmigración, migración, abogado de inmigración, abogado de migración, tarjeta verde, residencia,
      residencia permanente, permiso de trabajo, visa de trabajo, petición familiar, papeles`),
  },
  {
    slug: 'deportation-defense',
    name: 'Deportation Defense',
    parent: 'immigration',
    description:
      'Defense in removal proceedings: detention and bond, cancellation of removal, hearings in immigration court and appeals.',
    aliases: phrases(`
      deportation, deported, removal, removal proceedings, removal defense, ice detention, immigration court,
      immigration bond, cancellation of removal, detained by ice`),
    spanish: phrases(`
      deportación, defensa de deportación, deportado, orden de deportación, detenido por ice, detenido por inmigración,
      corte de inmigración, fianza de inmigración, detener deportación`),
  },
  {
    slug: 'asylum',
    name: 'Asylum',
    parent: 'immigration',
    description:
      'Protection for people who fled persecution: asylum applications and interviews, refugees, U and T visas, and humanitarian relief.',
    aliases: phrases(`
      asylum seeker, asylum seekers, political asylum, refugee, refugees, u visa, t visa, vawa, tps,
      temporary protected status, humanitarian parole`),
    spanish: phrases(`
      asilo, asilo político, pedir asilo, refugiado, refugiados, visa u, estatus de protección temporal,
      parole humanitario`),
  },
  {
    slug: 'citizenship',
    name: 'Citizenship & Naturalization',
    parent: 'immigration',
    description:
      'Becoming a US citizen: eligibility, the application and test, citizenship through parents, delays and denied cases.',
    aliases: phrases(`
      citizenship, naturalization, us citizenship, become a citizen, citizenship test, citizenship application, n-400,
      dual citizenship`),
    spanish: phrases(`
      ciudadanía, naturalización, ciudadanía americana, hacerse ciudadano, examen de ciudadanía, ciudadano americano,
      doble ciudadanía`),
  },
  {
    slug: 'civil-rights',
    name: 'Civil Rights',
    parent: null,
    description:
      'Protection of constitutional and civil rights: discrimination in housing and public services, voting, prisons and free speech.',
    aliases: phrases(`
      civil liberties, discrimination, section 1983, housing discrimination, disability rights, ada, voting rights,
      free speech, constitutional law, prisoner rights, constitutional, first amendment, lgbtq rights`),
    spanish: phrases(`
      derechos civiles, discriminación, derechos constitucionales, libertad de expresión, derechos humanos,
      discriminación de vivienda, derechos de presos`),
  },
  {
    slug: 'police-misconduct',
    name: 'Police Misconduct',
    parent: 'civil-rights',
    description:
      'Excessive force, false arrest, wrongful convictions and searches without cause: complaints and lawsuits against police and jails.',
    aliases: phrases(`
      police brutality, excessive force, false arrest, police abuse, unlawful search, wrongful conviction,
      wrongful arrest, sue the police, police shooting`),
    spanish: phrases(`
      abuso policial, abuso de la policía, brutalidad policial, fuerza excesiva, arresto ilegal, mala conducta policial,
      demandar a la policía`),
  },
  {
    slug: 'education-law',
    name: 'Education Law',
    parent: 'civil-rights',
    description:
      'Rights of students and families: special education and IEPs, school discipline, bullying, Title IX and college hearings.',
    aliases: phrases(`
      education, school law, special education, iep, school discipline, title ix, bullying, school bullying, expulsion,
      student rights, school expulsion`),
    spanish: phrases(`
      derecho educativo, educación, educación especial, expulsión escolar, acoso escolar, derechos de estudiantes,
      disciplina escolar`),
  },
  {
    slug: 'general-practice',
    name: 'General Practice',
    parent: null,
    description:
      'Firms that handle many everyday matters, from contracts and wills to small disputes, and that know when to call a specialist.',
    aliases: phrases(`
      general, general counsel, general lawyer, litigation, civil litigation, civil law, general law, small claims,
      lawsuit, general legal matters`),
    spanish: phrases(`
      práctica general, abogado general, derecho civil, litigio, litigio civil, demanda, demandas, asuntos legales generales`),
  },
  {
    slug: 'appeals',
    name: 'Appeals',
    parent: 'general-practice',
    description:
      'Asking a higher court to review a decision: deadlines, records, briefs and oral argument in civil and criminal cases.',
    aliases: phrases(`
      appeal, appellate, appellate law, appellate court, appeal a decision, criminal appeal, civil appeal,
      criminal appeals, appeal a verdict`),
    spanish: phrases(`apelación, apelaciones, apelar, recurso de apelación, apelar una sentencia, apelar una decisión`),
  },
  {
    slug: 'mediation',
    name: 'Mediation & Arbitration',
    parent: 'general-practice',
    description:
      'Settling disputes without a trial: mediators and arbitrators, family and business mediation, agreements that hold.',
    aliases: phrases(`
      mediation, mediator, mediators, arbitration, arbitrator, alternative dispute resolution, adr, divorce mediation,
      dispute resolution, settlement conference`),
    spanish: phrases(
      `mediación, mediador, arbitraje, árbitro, resolución de disputas, mediación familiar, conciliación`,
    ),
  },
  {
    slug: 'legal-aid',
    name: 'Legal Aid',
    parent: null,
    description:
      'Free and low-cost legal help for people who cannot afford a lawyer: nonprofit offices, law school clinics and pro bono programs.',
    aliases: phrases(`
      free lawyer, free legal help, free legal aid, pro bono, free attorney, low cost lawyer, low income lawyer,
      legal clinic, law clinic, nonprofit legal, lawyer referral, free legal advice, cannot afford a lawyer`),
    spanish: phrases(`
      ayuda legal, asistencia legal, ayuda legal gratis, ayuda legal gratuita, abogado gratis, abogados gratis,
      servicios legales gratuitos, bajos recursos`),
  },
];
