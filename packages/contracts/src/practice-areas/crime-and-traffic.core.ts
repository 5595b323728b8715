import { phrases } from './practice-area.core.ts';
import type { PracticeArea } from './practice-area.core.ts';

export const CRIME_AND_TRAFFIC_AREAS: readonly PracticeArea[] = [
  {
    slug: 'criminal-defense',
    name: 'Criminal Defense',
    parent: null,
    description:
      'Defense against criminal charges from arrest to appeal: misdemeanors and felonies, theft, assault, bail, plea and trial.',
    aliases: phrases(`
      criminal, criminal law, criminal lawyer, defense, felony, misdemeanor, assault, theft, bail, arrest, arrested,
      shoplifting, robbery, murder, homicide, gun charges, probation violation, domestic violence charges,
      public defender`),
    spanish: phrases(`
      defensa criminal, defensa penal, derecho penal, abogado penalista, abogado criminalista, delitos, delito grave,
      robo, asalto, fianza, arresto, cárcel`),
  },
  {
    slug: 'dui-dwi-defense',
    name: 'DUI & DWI Defense',
    parent: 'criminal-defense',
    description:
      'Charges of driving under the influence: breath and blood tests, license suspensions, hearings, first and repeat offenses.',
    aliases: phrases(`
      dui, dwi, owi, oui, drunk driving, drink driving, driving under the influence, driving while intoxicated,
      breathalyzer, license suspension, impaired driving`),
    spanish: phrases(`
      manejar ebrio, manejar borracho, conducir ebrio, conducir borracho, manejar tomado, conducir bajo la influencia,
      conducir en estado de ebriedad, manejar bajo la influencia, alcoholímetro`),
  },
  {
    slug: 'drug-crimes',
    name: 'Drug Crimes',
    parent: 'criminal-defense',
    description:
      'Charges of possession, sale or manufacture of drugs: searches, drug courts, diversion, and federal trafficking cases.',
    aliases: phrases(`
      drug charges, drug crime, drug charge, drug possession, possession, drug trafficking, marijuana charges,
      possession with intent, narcotics, drug offense, drug offenses`),
    spanish: phrases(`
      delitos de drogas, cargos de drogas, posesión de drogas, drogas, tráfico de drogas, narcotráfico, narcóticos`),
  },
  {
    slug: 'expungement',
    name: 'Expungement',
    parent: 'criminal-defense',
    description:
      'Clearing or sealing a criminal record: who is eligible, petitions, pardons, and the return of rights after a sentence.',
    aliases: phrases(`
      expungements, expunge, expunge record, record sealing, seal record, clear my record, clean my record,
      criminal record, record expungement, pardon, pardons, background check`),
    spanish: phrases(`
      eliminación de antecedentes, borrar antecedentes, limpiar récord criminal, antecedentes penales,
      limpiar antecedentes, sellar antecedentes, récord criminal, indulto`),
  },
  {
    slug: 'white-collar-crime',
    name: 'White Collar Crime',
    parent: 'criminal-defense',
    description:
      'Defense in investigations and cases of fraud, embezzlement, bribery, money laundering and tax crimes, often in federal court.',
    aliases: phrases(`
      white collar, white collar crimes, embezzlement, money laundering, wire fraud, bribery, federal crimes,
      federal crime, securities fraud, tax evasion, bank fraud, federal criminal defense`),
    spanish: phrases(`
      delitos de cuello blanco, malversación, malversación de fondos, lavado de dinero, delitos financieros,
      evasión fiscal, delitos federales, soborno`),
  },
  {
    slug: 'sex-crimes',
    name: 'Sex Crimes',
    parent: 'criminal-defense',
    description:
      'Defense against accusations of sexual offenses: investigations, trials, registration as an offender and its removal.',
    aliases: phrases(`
      sex crime, sex offense, sex offenses, sexual assault, sex offender, sex offender registration, rape charges,
      indecent exposure`),
    spanish: phrases(`
      delitos sexuales, delito sexual, agresión sexual, registro de ofensores sexuales, violación sexual,
      cargos sexuales`),
  },
  {
    slug: 'juvenile-law',
    name: 'Juvenile Law',
    parent: 'criminal-defense',
    description:
      'Help for minors and their parents: delinquency cases, school arrests, dependency court, and sealing of juvenile records.',
    aliases: phrases(`
      juvenile, juvenile crime, juvenile defense, juvenile delinquency, juvenile court, minor in possession,
      juvenile record, child protective services, cps, dependency court`),
    spanish: phrases(`
      delitos juveniles, justicia juvenil, menores infractores, delincuencia juvenil, tribunal de menores,
      defensa juvenil`),
  },
  {
    slug: 'traffic-tickets',
    name: 'Traffic Tickets',
    parent: null,
    description:
      'Speeding and other traffic violations: contesting tickets, points, license suspension, reckless driving and commercial licenses.',
    aliases: phrases(`
      traffic, traffic ticket, speeding, speeding ticket, moving violation, traffic violation, reckless driving,
      suspended license, license points, cdl ticket, red light ticket, traffic court`),
    spanish: phrases(`
      multas de tráfico, multas de tránsito, multa de tránsito, infracciones de tránsito, exceso de velocidad, multa,
      multas, tickets de tráfico, licencia suspendida`),
  },
];
