interface Authority {
  name: string;
  /** Its own site, where we are certain of it: a wrong link is worse than none. */
  url: string | null;
}

const LISTED = `
  AL|Alabama State Bar
  AK|Alaska Bar Association
  AZ|State Bar of Arizona|https://www.azbar.org/
  AR|Supreme Court of Arkansas
  CA|State Bar of California|https://www.calbar.ca.gov/
  CO|Supreme Court of Colorado
  CT|Connecticut Judicial Branch
  DE|Supreme Court of Delaware
  DC|District of Columbia Bar|https://www.dcbar.org/
  FL|Florida Bar|https://www.floridabar.org/
  GA|State Bar of Georgia|https://www.gabar.org/
  HI|Hawaii State Bar Association
  ID|Idaho State Bar
  IL|Attorney Registration and Disciplinary Commission of the Supreme Court of Illinois|https://www.iardc.org/
  IN|Supreme Court of Indiana
  IA|Supreme Court of Iowa
  KS|Supreme Court of Kansas
  KY|Kentucky Bar Association
  LA|Louisiana State Bar Association
  ME|Maine Board of Overseers of the Bar
  MD|Maryland Judiciary
  MA|Massachusetts Board of Bar Overseers|https://www.massbbo.org/
  MI|State Bar of Michigan|https://www.michbar.org/
  MN|Supreme Court of Minnesota
  MS|Mississippi Bar
  MO|Missouri Bar|https://mobar.org/
  MT|State Bar of Montana
  NE|Supreme Court of Nebraska
  NV|State Bar of Nevada
  NH|New Hampshire Bar Association
  NJ|New Jersey Courts|https://www.njcourts.gov/
  NM|State Bar of New Mexico
  NY|New York State Unified Court System|https://www.nycourts.gov/
  NC|North Carolina State Bar|https://www.ncbar.gov/
  ND|Supreme Court of North Dakota
  OH|Supreme Court of Ohio|https://www.supremecourt.ohio.gov/
  OK|Oklahoma Bar Association|https://www.okbar.org/
  OR|Oregon State Bar|https://www.osbar.org/
  PA|Disciplinary Board of the Supreme Court of Pennsylvania|https://www.padisciplinaryboard.org/
  PR|Supreme Court of Puerto Rico
  RI|Supreme Court of Rhode Island
  SC|Supreme Court of South Carolina
  SD|State Bar of South Dakota
  TN|Board of Professional Responsibility of the Supreme Court of Tennessee|https://www.tbpr.org/
  TX|State Bar of Texas|https://www.texasbar.com/
  UT|Utah State Bar
  VT|Vermont Judiciary
  VA|Virginia State Bar|https://www.vsb.org/
  WA|Washington State Bar Association|https://www.wsba.org/
  WV|West Virginia State Bar
  WI|State Bar of Wisconsin
  WY|Wyoming State Bar
`;

/** Who keeps the public list of a state's lawyers, by the state's two letters. */
export const LICENSING_AUTHORITIES: Readonly<Record<string, Authority>> = Object.fromEntries(
  LISTED.trim()
    .split(/\s*\n\s*/)
    .map((line) => {
      const [state = '', name = '', url = null] = line.split('|');
      return [state, { name, url }];
    }),
);
