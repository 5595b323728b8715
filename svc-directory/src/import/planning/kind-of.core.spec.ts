import { kindOf } from './kind-of.core.ts';

describe('kindOf', () => {
  it.each([
    'Attleboro District Court',
    'Brighton Division, Boston Municipal Court',
    'Western Housing Court - Hadley Session',
    'Middlesex Probate and Family Court - South',
    'Suffolk County Superior Court',
    'U.S. Bankruptcy Court, District of Oregon',
    'Cook County Courthouse',
    'Georgia Court of Appeals',
    'Philadelphia Court of Common Pleas',
    "Kings County Surrogate's Court",
    'Frank Murphy Hall of Justice',
  ])('takes %s for a court', (name) => {
    expect(kindOf({ name })).toBe('court');
  });

  it.each([
    'Department of Labor',
    'Georgia Department of Law',
    'Fulton County District Attorney',
    "Middlesex District Attorney's Office",
    'Office of the Attorney General',
    'Clerk of Courts, Hamilton County',
    'Registry of Deeds',
    'Massachusetts Commission Against Discrimination',
    'Social Security Administration',
    'City of Albany',
  ])('takes %s for a government agency', (name) => {
    expect(kindOf({ name })).toBe('agency');
  });

  it.each([
    'Atlanta Legal Aid Society',
    'Community Legal Aid, Inc.',
    'Legal Services of Eastern Missouri',
    'Georgia Legal Services Program',
    'Greater Boston Legal Services',
    'Office of the Public Defender',
    'Committee for Public Counsel Services',
    'Volunteer Lawyers Project of Boston',
    'Suffolk Law School Clinic',
    'Equal Justice Works',
  ])('takes %s for legal aid', (name) => {
    expect(kindOf({ name })).toBe('legal-aid');
  });

  it.each([
    'Boston Bar Association',
    'State Bar of Georgia',
    'Social Law Library',
    'Mckee Court Reporting, Inc.',
    'Best Auto Insurance Agency LLC',
    'Emory University School of Law',
  ])('takes %s for something else around the law', (name) => {
    expect(kindOf({ name })).toBe('other');
  });

  it.each([
    'Perry & Walters, LLP',
    'Law Office Of Donald W. Hansford, PC',
    'Tippett Legal Services LLC',
    'The District Attorney Turned Defender, P.C.',
    'Court Square Law Group',
    'Superior Court Street Lawyers LLC',
    'Court & Associates',
    'Judge Law Firm',
    'Barlow Legal Services, Inc.',
    'Department of Defense Lawyers PLLC',
    'Mountain Justice Law PC',
    'Traffic Court Lawyers',
    'Police Brutality Attorneys',
    'Estate Administration',
  ])('takes %s for a law firm', (name) => {
    expect(kindOf({ name })).toBe('law-firm');
  });

  it('believes a file that names a kind in the place of the practice area', () => {
    expect(kindOf({ name: 'Lynn Session', category: 'courts' })).toBe('court');
    expect(kindOf({ name: 'Labor Relations', category: 'Government' })).toBe('agency');
    expect(kindOf({ name: 'Carlisle Legal Services', category: 'legal-aid' })).toBe('legal-aid');
    expect(kindOf({ name: 'Tippett Legal Services LLC', category: 'legal-aid' })).toBe('law-firm');
  });

  it('is linear, however long a name is', () => {
    expect(kindOf({ name: 'greater '.repeat(20_000) })).toBe('law-firm');
  });
});
