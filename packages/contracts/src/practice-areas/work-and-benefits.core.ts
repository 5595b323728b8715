import { phrases } from './practice-area.core.ts';
import type { PracticeArea } from './practice-area.core.ts';

export const WORK_AND_BENEFITS_AREAS: readonly PracticeArea[] = [
  {
    slug: 'workers-compensation',
    name: 'Workers Compensation',
    parent: null,
    description:
      'Benefits for injuries and illnesses from work: medical treatment, wage replacement, permanent disability, and appeals of denied claims.',
    aliases: phrases(`
      workers' compensation, workers comp, workman comp, workmans comp, workmens compensation, work injury,
      workplace injury, on the job injury, job injury, injured at work, repetitive strain, work comp, work accident`),
    spanish: phrases(`
      compensación laboral, compensación al trabajador, compensación de trabajadores, accidente de trabajo,
      accidentes de trabajo, accidente laboral, lesión en el trabajo, me lastimé en el trabajo`),
  },
  {
    slug: 'employment-law',
    name: 'Employment Law',
    parent: null,
    description:
      'Rights at work: contracts, severance and non-compete agreements, leave, whistleblowers, retaliation and disputes with employers.',
    aliases: phrases(`
      employment, labor law, labor, severance, severance agreement, non-compete, noncompete, whistleblower,
      retaliation, fmla, employment contract, hostile work environment, union, employee rights`),
    spanish: phrases(`
      derecho laboral, leyes laborales, abogado laboral, trabajo, empleo, derechos laborales, problemas en el trabajo,
      represalias`),
  },
  {
    slug: 'wrongful-termination',
    name: 'Wrongful Termination',
    parent: 'employment-law',
    description:
      'Dismissals that break the law or a contract: retaliation, layoffs, severance, and claims for lost wages or the job itself.',
    aliases: phrases(`
      wrongfully terminated, fired, fired from job, unfair dismissal, wrongful dismissal, unlawful termination,
      wrongful discharge, laid off, layoff, constructive discharge`),
    spanish: phrases(`
      despido injustificado, despido improcedente, despido injusto, me despidieron, despido, despidos,
      despido ilegal, me corrieron del trabajo`),
  },
  {
    slug: 'workplace-discrimination',
    name: 'Workplace Discrimination',
    parent: 'employment-law',
    description:
      'Unequal treatment at work because of race, sex, age, pregnancy, disability or religion: complaints to the EEOC and lawsuits.',
    aliases: phrases(`
      employment discrimination, job discrimination, age discrimination, pregnancy discrimination, eeoc,
      racial discrimination, gender discrimination, disability discrimination, discrimination at work, equal pay`),
    spanish: phrases(`
      discriminación laboral, discriminación en el trabajo, discriminación por edad, discriminación por embarazo,
      discriminación racial, igualdad salarial`),
  },
  {
    slug: 'sexual-harassment',
    name: 'Sexual Harassment',
    parent: 'employment-law',
    description:
      'Unwanted advances, demands and hostile conduct at work: reports, protection from retaliation, settlements and lawsuits.',
    aliases: phrases(`
      harassment, workplace harassment, sexually harassed, harassment at work, sexual misconduct at work,
      harassed by my boss`),
    spanish: phrases(`
      acoso sexual, acoso, acoso laboral, acoso en el trabajo, hostigamiento sexual, acoso sexual laboral`),
  },
  {
    slug: 'wage-claims',
    name: 'Wage & Overtime Claims',
    parent: 'employment-law',
    description:
      'Unpaid wages, overtime, tips and breaks: claims at labor agencies, lawsuits for groups of workers, and misclassification.',
    aliases: phrases(`
      unpaid wages, overtime, unpaid overtime, wage and hour, wage claim, wage theft, minimum wage, unpaid tips,
      misclassification, overtime pay, last paycheck, flsa`),
    spanish: phrases(`
      robo de salario, salarios no pagados, horas extras, horas extras no pagadas, no me pagaron, sueldo no pagado,
      salario mínimo, reclamo de salario`),
  },
  {
    slug: 'social-security-disability',
    name: 'Social Security Disability',
    parent: null,
    description:
      'SSDI and SSI claims: applications, hearings before an administrative law judge, and appeals of denied benefits.',
    aliases: phrases(`
      social security, disability, ssdi, ssi, ssd, disability benefits, disability claim, disability appeal,
      social security appeal, long term disability, disability insurance`),
    spanish: phrases(`
      seguro social por discapacidad, seguro social, discapacidad, incapacidad, beneficios por discapacidad,
      beneficios por incapacidad, seguridad social`),
  },
  {
    slug: 'veterans-benefits',
    name: 'Veterans Benefits',
    parent: 'social-security-disability',
    description:
      'Benefits from the VA: disability ratings, service connection, appeals of denied claims, pensions and survivors.',
    aliases: phrases(`
      veterans, veteran, va benefits, veterans disability, va disability, va claim, va appeal, military benefits,
      veterans affairs, military disability, military law`),
    spanish: phrases(`
      beneficios para veteranos, beneficios de veteranos, veteranos, veterano, discapacidad de veteranos,
      asuntos de veteranos`),
  },
];
