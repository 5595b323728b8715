/** An area of law that firms practise and visitors look for. */
export interface PracticeArea {
  slug: string;
  name: string;
  /** One or two sentences, 60 to 160 characters. */
  description: string;
  /** What visitors call it, lower case. Searches and imports find the area by them, so no two areas share one. */
  aliases: readonly string[];
}

/**
 * Every practice area of the site, in the words of visitors. svc-directory writes them into its database whenever its
 * migrations run, and tells the other services. An area's icon is `packages/ui/src/icons/`, a shield if it has none.
 */
export const PRACTICE_AREAS: readonly PracticeArea[] = [
  {
    slug: 'personal-injury',
    name: 'Personal Injury',
    description:
      'Help after an accident or injury that someone else caused: medical bills, lost wages, pain and suffering, and dealing with insurance companies.',
    aliases: phrases(`
      injury, injuries, accident, accidents, pi, bodily injury, wrongful death, dog bite, negligence, injury claim,
      pain and suffering, catastrophic injury, brain injury, accident injury`),
  },
  {
    slug: 'car-accidents',
    name: 'Car Accidents',
    description:
      'Claims after collisions between cars: fault, insurance settlements, uninsured and hit-and-run drivers, injuries and damage to vehicles.',
    aliases: phrases(`
      car accident, car crash, car wreck, auto accident, auto accidents, vehicle accident, motor vehicle accident,
      mva, collision, hit and run, rideshare accident, uber accident, whiplash, motorcycle accident`),
  },
  {
    slug: 'truck-accidents',
    name: 'Truck Accidents',
    description:
      'Crashes with semi-trucks and other commercial vehicles, where carriers, their insurers and federal safety rules are involved.',
    aliases: phrases(`
      truck accident, truck crash, truck wreck, semi truck accident, 18 wheeler, 18 wheeler accident,
      tractor trailer, big rig, trucking, commercial vehicle accident, delivery truck accident, semi accident`),
  },
  {
    slug: 'medical-malpractice',
    name: 'Medical Malpractice',
    description:
      'Harm done by doctors, hospitals and nursing homes: misdiagnosis, surgical and medication errors, birth injuries and lack of consent.',
    aliases: phrases(`
      malpractice, medical negligence, misdiagnosis, surgical error, birth injury, hospital negligence,
      doctor error, medication error, med mal, nursing home abuse, doctor negligence`),
  },
  {
    slug: 'workers-compensation',
    name: 'Workers Compensation',
    description:
      'Benefits for injuries and illnesses from work: medical treatment, wage replacement, permanent disability, and appeals of denied claims.',
    aliases: phrases(`
      workers' compensation, workers comp, workman comp, workmans comp, workmens compensation, work injury,
      workplace injury, on the job injury, job injury, injured at work, repetitive strain, work comp`),
  },
  {
    slug: 'divorce-family-law',
    name: 'Divorce & Family Law',
    description:
      'Divorce and separation, alimony, division of property, adoption, prenuptial agreements and protective orders.',
    aliases: phrases(`
      divorce, divorces, family law, family, separation, legal separation, alimony, spousal support, prenup,
      prenuptial agreement, adoption, annulment, marriage, domestic relations, restraining order, mediation,
      paternity, matrimonial`),
  },
  {
    slug: 'child-custody',
    name: 'Child Custody',
    description:
      'Custody, visitation and parenting plans, child support, moves to another state, grandparents and guardianship of minors.',
    aliases: phrases(`
      custody, custody battle, child support, visitation, parenting time, parenting plan, joint custody,
      sole custody, fathers' rights, fathers rights, grandparents rights, guardianship of a minor, parental rights`),
  },
  {
    slug: 'criminal-defense',
    name: 'Criminal Defense',
    description:
      'Defense against criminal charges from arrest to appeal: misdemeanors and felonies, drug and theft charges, assault, bail and expungement.',
    aliases: phrases(`
      criminal, criminal law, criminal lawyer, defense, felony, misdemeanor, assault, theft, drug charges,
      drug crime, domestic violence, expungement, bail, white collar crime, arrest, juvenile crime, public defender`),
  },
  {
    slug: 'dui-dwi-defense',
    name: 'DUI & DWI Defense',
    description:
      'Charges of driving under the influence: breath and blood tests, license suspensions, hearings, first and repeat offenses.',
    aliases: phrases(`
      dui, dwi, owi, oui, drunk driving, drink driving, driving under the influence, driving while intoxicated,
      breathalyzer, license suspension, impaired driving`),
  },
  {
    slug: 'immigration',
    name: 'Immigration',
    description:
      'Visas, green cards and citizenship, family and employment petitions, asylum, DACA and defense in removal proceedings.',
    aliases: phrases(`
      immigration law, visa, visas, green card, citizenship, naturalization, asylum, deportation, removal, daca,
      h1b, work permit, fiance visa, uscis, refugee, inmigracion, abogado de inmigracion`),
  },
  {
    slug: 'bankruptcy',
    name: 'Bankruptcy',
    description:
      'Relief from debt for people and small businesses: Chapter 7, 11 and 13, stopping foreclosure, garnishment and collection.',
    aliases: phrases(`
      chapter 7, chapter 13, chapter 11, debt, debt relief, insolvency, foreclosure, wage garnishment, creditors,
      debt settlement, repossession`),
  },
  {
    slug: 'estate-planning',
    name: 'Estate Planning',
    description:
      'Wills, trusts, powers of attorney and health care directives, probate and the administration of estates.',
    aliases: phrases(`
      estate, estates, will, wills, trust, trusts, living trust, last will, probate, inheritance, power of attorney,
      living will, executor, wills and trusts, estate administration`),
  },
  {
    slug: 'real-estate',
    name: 'Real Estate',
    description:
      'Buying and selling homes and commercial property: contracts, closings, title problems, zoning, boundaries and construction disputes.',
    aliases: phrases(`
      real estate law, property, property law, closing, home purchase, title, title dispute, deed, zoning, easement,
      land use, boundary dispute, construction law, hoa, mortgage, real property, conveyancing`),
  },
  {
    slug: 'business-law',
    name: 'Business Law',
    description:
      'Starting, running and selling a business: formation, contracts, partnerships, mergers, compliance and commercial disputes.',
    aliases: phrases(`
      business, business lawyer, corporate, corporate law, commercial law, contracts, contract, llc, incorporation,
      startup, partnership, mergers and acquisitions, m&a, breach of contract, franchise, business litigation,
      commercial, llc formation`),
  },
  {
    slug: 'employment-law',
    name: 'Employment Law',
    description:
      'Rights at work: wrongful termination, discrimination, harassment, unpaid wages and overtime, severance and non-compete agreements.',
    aliases: phrases(`
      employment, labor law, labor, wrongful termination, fired, workplace discrimination, sexual harassment,
      harassment, unpaid wages, overtime, wage and hour, severance, non-compete, noncompete, whistleblower,
      retaliation, fmla, wage claim`),
  },
  {
    slug: 'civil-rights',
    name: 'Civil Rights',
    description:
      'Protection of constitutional and civil rights: police misconduct, discrimination in housing and public services, voting and free speech.',
    aliases: phrases(`
      civil liberties, police misconduct, police brutality, excessive force, discrimination, section 1983,
      housing discrimination, disability rights, ada, voting rights, free speech, constitutional law,
      prisoner rights, constitutional`),
  },
  {
    slug: 'intellectual-property',
    name: 'Intellectual Property',
    description:
      'Patents, trademarks, copyrights and trade secrets: registration, licensing and disputes over infringement.',
    aliases: phrases(`
      ip, ip law, patent, patents, trademark, trademarks, copyright, copyrights, trade secret, trade secrets,
      infringement, licensing, brand protection`),
  },
  {
    slug: 'tax-law',
    name: 'Tax Law',
    description:
      'Dealing with the IRS and state tax agencies: audits, back taxes, liens, offers in compromise, and planning for people and businesses.',
    aliases: phrases(`
      tax, taxes, irs, tax attorney, audit, irs audit, back taxes, tax debt, tax lien, offer in compromise,
      tax relief, tax planning, payroll tax`),
  },
  {
    slug: 'social-security-disability',
    name: 'Social Security Disability',
    description:
      'SSDI and SSI claims: applications, hearings before an administrative law judge, and appeals of denied benefits.',
    aliases: phrases(`
      social security, disability, ssdi, ssi, ssd, disability benefits, disability claim, disability appeal,
      social security appeal, long term disability, veterans disability, va benefits`),
  },
  {
    slug: 'elder-law',
    name: 'Elder Law',
    description:
      'Planning and protection for older people: Medicaid and long-term care, guardianship, elder abuse and nursing home rights.',
    aliases: phrases(`
      elder care, elder, seniors, senior law, medicaid, medicaid planning, long term care, nursing home,
      elder abuse, guardianship, conservatorship, special needs trust`),
  },
  {
    slug: 'landlord-tenant',
    name: 'Landlord & Tenant',
    description:
      'Leases and rental disputes for tenants and landlords: evictions, security deposits, repairs, habitability and rent increases.',
    aliases: phrases(`
      landlord, tenant, landlord tenant, eviction, evictions, lease, rental, rent, security deposit, tenant rights,
      renters rights, housing, unlawful detainer, habitability, rental dispute`),
  },
  {
    slug: 'consumer-protection',
    name: 'Consumer Protection',
    description:
      'Unfair treatment by sellers and lenders: scams, lemon cars, debt collector harassment, credit report errors and identity theft.',
    aliases: phrases(`
      consumer, consumer rights, consumer law, lemon law, lemon, fraud, scam, debt collection,
      debt collector harassment, credit report, fair credit reporting, fdcpa, identity theft, class action,
      false advertising`),
  },
  {
    slug: 'slip-and-fall',
    name: 'Slip and Fall',
    description:
      'Injuries on unsafe property: wet floors, ice, broken stairs and poor lighting in stores, rental buildings and public places.',
    aliases: phrases(`
      slip and falls, slip & fall, slip fall, trip and fall, fall injury, premises liability, unsafe property,
      wet floor, icy sidewalk, store accident`),
  },
  {
    slug: 'traffic-tickets',
    name: 'Traffic Tickets',
    description:
      'Speeding and other traffic violations: contesting tickets, points, license suspension, reckless driving and commercial licenses.',
    aliases: phrases(`
      traffic, traffic ticket, speeding, speeding ticket, moving violation, traffic violation, reckless driving,
      suspended license, license points, cdl ticket, red light ticket, traffic court`),
  },
  {
    slug: 'general-practice',
    name: 'General Practice',
    description:
      'Firms that handle many everyday matters, from contracts and wills to small disputes, and that know when to call a specialist.',
    aliases: phrases(`
      general, general counsel, general lawyer, law firm, law office, full service law firm, litigation,
      civil litigation, civil law, court, general law`),
  },
  {
    slug: 'legal-aid',
    name: 'Legal Aid',
    description:
      'Free and low-cost legal help for people who cannot afford a lawyer: nonprofit offices, law school clinics and pro bono programs.',
    aliases: phrases(`
      free lawyer, free legal help, free legal aid, legal services, pro bono, low cost lawyer, low income lawyer,
      legal clinic, law clinic, nonprofit legal, legal help, bar association, lawyer referral`),
  },
];

function phrases(text: string): string[] {
  return text.split(',').map((phrase) => phrase.trim());
}
