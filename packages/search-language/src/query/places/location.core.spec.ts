import { testDictionary } from '../../testing/dictionary.ts';
import { readLocation } from './location.core.ts';

const dictionary = testDictionary();

it.each<[string, string[], string[], string[]]>([
  ['Houston', ['houston-tx'], [], []],
  ['Houston, TX', ['houston-tx'], [], []],
  ['Houston, TX, Austin', ['houston-tx', 'austin-tx'], [], []],
  ['Houston, Austin', ['houston-tx', 'austin-tx'], [], []],
  ['Houston,Austin,TX', ['houston-tx', 'austin-tx'], [], []],
  ['houston tx', ['houston-tx'], [], []],
  ['Houston, Texas', ['houston-tx'], [], []],
  ['Austin Texas, chicago', ['austin-tx', 'chicago-il'], [], []],
  ['New York, NY', ['new-york-ny'], [], []],
  ['New York, Chicago', ['new-york-ny', 'chicago-il'], [], []],
  ['Chicago, New York', ['chicago-il', 'new-york-ny'], [], []],
  ['Portland', ['portland-me', 'portland-or'], [], []],
  ['Portland, OR', ['portland-or'], [], []],
  ['Portland, ME, Portland, OR', ['portland-me', 'portland-or'], [], []],
  ['TX', [], ['TX'], []],
  ['Texas', [], ['TX'], []],
  ['TX, Chicago', ['chicago-il'], ['TX'], []],
  ['77002', [], [], ['77002']],
  ['77002-1234, Austin', ['austin-tx'], [], ['77002']],
  ['LA', ['los-angeles-ca'], [], []],
  ['ST LOUIS', ['saint-louis-mo'], [], []],
  ['Saint Louis, MO', ['saint-louis-mo'], [], []],
  ['Hous', ['houston-tx'], [], []],
  ['Huoston', ['houston-tx'], [], []],
  ['Phildelphia', ['philadelphia-pa'], [], []],
  ['Houston, CA', [], [], []],
  ['Atlantis', [], [], []],
  ['Cà', [], [], []],
])('%j means %j %j %j', (text, cities, states, zips) => {
  const [level] = readLocation(text, dictionary)?.spot?.levels ?? [];
  expect(level).toEqual({ cityKeys: cities, states, zips, within: null });
});

it.each([
  ['Brooklyn', 'Brooklyn, NY', 40.6],
  ['the Bronx', 'Bronx, NY', 40.8],
  ['Brooklyn, CT', 'Brooklyn, CT', 41.8],
  ['Hollywood', 'Hollywood, CA', 34.1],
  ['SF', 'San Francisco, CA', 37.8],
  ['Bay Area', 'San Francisco Bay Area', 37.7],
  ['Cook County', 'Cook County, IL', 41.8],
  ['Harris County, TX', 'Harris County, TX', 29.8],
  ['Tuscumbia', 'Tuscumbia, AL', 34.7],
  ['Justice', 'Justice, IL', 41.7],
  ['Johns Creek', 'Johns Creek, GA', 34.0],
  ['Edina MN', 'Edina, MN', 44.9],
  ['Edina', 'Edina, MN', 44.9],
  ['Edina, MO', 'Edina, MO', 40.2],
  ['Sandy Springs', 'Sandy Springs, GA', 33.9],
  ['Thornton', 'Thornton, CO', 39.9],
  ['Centennial', 'Centennial, CO', 39.6],
  ['Weston', 'Weston, FL', 26.1],
  ['The Colony', 'The Colony, TX', 33.1],
  ['Hollywood, FL', 'Hollywood, FL', 26.0],
  ['Sunrise', 'Sunrise, FL', 26.1],
  ['Danbury', 'Danbury, CT', 41.4],
  ['Minnehaha', 'Minnehaha County, SD', 43.6],
  ['98101', '98101', 47.6],
  ['981', '981', 47.6],
  ['Queens, NY', 'Queens, NY', 40.7],
  ['Cook', 'Cook County, IL', 41.8],
  ["O'Fallon, MO", "O'Fallon, MO", 38.8],
  ['Truth or Consequences', 'Truth Or Consequences, NM', 33.1],
  ['Back Bay, Boston', 'Back Bay, Boston, MA', 42.3],
  ['Georgetown, DC', 'Georgetown, Washington, DC', 38.9],
  ['the Loop', 'The Loop, Chicago, IL', 41.9],
  ['Guam', 'Guam', 13.4],
  ['St. Thomas, VI', 'U.S. Virgin Islands', 18],
  ['Christiansted, VI', 'U.S. Virgin Islands', 18],
  ['Hagåtña, GU', 'Guam', 13.4],
  ['Ponce', 'Ponce, PR', 18],
  ['Bayamón, Puerto Rico', 'Bayamon, PR', 18.4],
  ['San Juan', 'San Juan, PR', 18.4],
  ['San Juan, TX', 'San Juan, TX', 26.2],
  ['00918', '00918', 18.4],
  ['SoCal', 'Southern California', 33.8],
  ['Houston 77002', 'Houston, TX 77002', 29.8],
  ['Miami, FL 33101', 'Miami, FL 33101', 25.8],
  ['IL 60601', '60601', 41.9],
])('%j is %s, although no business is there', (text, label, lat) => {
  const spot = readLocation(text, dictionary)?.spot;
  expect(spot).toMatchObject({ label });
  expect(Math.abs((spot?.centre?.lat ?? 0) - lat)).toBeLessThan(0.2);
});

it.each([
  ['Houston, TX or Dallas', 'Houston, TX or Dallas, TX'],
  ['Dallas or Fort Worth', 'Dallas, TX or Fort Worth, TX'],
  ['8495 Washington Road, Suite 2, Houston, TX', 'Houston, TX'],
  ['Suite 200, Houston, TX', 'Houston, TX'],
  ['downtown Houston', 'Houston, TX'],
  ['Greater Chicago area, USA', 'Chicago, IL'],
  ['Massachusets', 'Massachusetts'],
  ['Orgeon', 'Oregon'],
  ['New York State', 'New York'],
  ['coeur d alene', "Coeur d'Alene, ID"],
  ['Land O Lakes', "Land O'Lakes, FL"],
  ['Port St. Lucie', 'Port Saint Lucie, FL'],
  ['Sault Ste Marie MI', 'Sault Sainte Marie, MI'],
  ['Sterling Hts MI', 'Sterling Heights, MI'],
  ['De Kalb IL', 'Dekalb, IL'],
  ['Colorado Spgs', 'Colorado Springs, CO'],
  ['W Palm Beach', 'West Palm Beach, FL'],
])('%j is %s', (text, label) => {
  expect(readLocation(text, dictionary)).toMatchObject({ spot: { label }, unread: [] });
});

it.each([
  // Other names that are written right are no slips, because the box may be filled from a list.
  ['Huston', 'Houston, TX'],
  ['near Huston', 'Houston, TX'],
  ['Huston, ID', 'Huston, ID'],
  ['Phenix', 'Phoenix, AZ'],
  ['Willington', 'Willington, CT'],
  ['Harford', 'Harford County, MD'],
  ['Schenectedy', 'Schenectady, NY'],
  ['Poughkepsie', 'Poughkeepsie, NY'],
  ['Lasvagas', 'Las Vegas, NV'],
  ['cour d’alene', "Coeur d'Alene, ID"],
  ['La Cañada', 'La Canada Flintridge, CA'],
  ['D. C.', 'Washington, DC'],
  ['Cook Co., IL', 'Cook County, IL'],
  ['Orange Co. Florida', 'Orange County, FL'],
  ['within ten miles of Houston', 'Houston, TX'],
  ['in a 5 mile radius of Chicago', 'Chicago, IL'],
  ['St. Thomas, Virgin Islands', 'U.S. Virgin Islands'],
  ['Dade', 'Miami-Dade County, FL'],
  ['Acadia', 'Acadia Parish, LA'],
  ['Westchester', 'Westchester County, NY'],
  ['Collins', 'Collins, MS'],
  ['Peru', 'Peru, IN'],
  ['TX, Houston', 'Houston, TX'],
  ['Texas, Oklahoma', 'Texas or Oklahoma'],
])('as people write it: %j is %s', (text, label) => {
  expect(readLocation(text, dictionary)).toMatchObject({ spot: { label }, unread: [] });
});

it.each([
  ['Huston TX', 'Houston, TX'],
  ['Westchester NY', 'Westchester County, NY'],
  ['Huston, TX', 'Houston, TX'],
  ['Pittsburg PA', 'Pittsburgh, PA'],
  ['Pittsburg CA', 'Pittsburg, CA'],
  ['Dalas TX', 'Dallas, TX'],
  // What states were called before they had two letters.
  ['Boston, Mass.', 'Boston, MA'],
  ['Tampa Fla', 'Tampa, FL'],
  ['Knoxvile, Tenn', 'Knoxville, TN'],
  ['Kansas City Kan', 'Kansas City, KS'],
  ['Mass.', 'Massachusetts'],
  ['Denver Colorodo', 'Denver, CO'],
  ['Chigaco IL', 'Chicago, IL'],
  ['Schenectedy New York', 'Schenectady, NY'],
  ['Lafayete LA', 'Lafayette, LA'],
  ['Colombia MO, Huston TX', 'Columbia, MO or Houston, TX'],
  // A town that is called like a state.
  ['Delaware, OH', 'Delaware, OH'],
  ['Wyoming MI', 'Wyoming, MI'],
  // Nicknames, and those that mean another city without the state.
  ['Philly, PA', 'Philadelphia, PA'],
  ['Vegas NV', 'Las Vegas, NV'],
  ['Vegas, NM', 'Las Vegas, NM'],
  ['LA, CA', 'Los Angeles, CA'],
  ['NYC, NY', 'New York, NY'],
  ['Frisco CA', 'San Francisco, CA'],
  ['Frisco, California', 'San Francisco, CA'],
  ['Frisco', 'Frisco, TX'],
  ['KC, KS', 'Kansas City, KS'],
])('the state binds the city and its spelling: %j is %s', (text, label) => {
  expect(readLocation(text, dictionary)).toMatchObject({ spot: { label }, unread: [] });
});

it.each([
  ['Chicago New York', 'Chicago, IL or New York, NY'],
  ['New York New Jersey', 'New York, NY or New Jersey'],
  ['San Diego LA', 'San Diego, CA or Los Angeles, CA'],
])('a state that is a city or stands behind a state is another place: %j', (text, label) => {
  expect(readLocation(text, dictionary)?.spot).toMatchObject({ label });
});

it.each(['near me', 'my area', 'my location', 'Current location'])('%j is around the visitor', (text) => {
  expect(readLocation(text, dictionary)).toEqual({ spot: null, near: true, unread: [] });
});

it.each(['USA', 'anywhere'])('%j is no place in particular', (text) => {
  expect(readLocation(text, dictionary)).toEqual({ spot: null, near: false, unread: [] });
});

it.each(['Paris, France', 'Toronto', 'Nowhereville', '8495 Washington Road', 'Suite 200', 'Peterson'])(
  '%j is no place of the country',
  (text) => {
    expect(readLocation(text, dictionary)?.spot).toMatchObject({ kind: 'unknown', label: text });
  },
);

it.each([
  ['Chicanos', ['Chicago, IL']],
  ['Houston, CA', ['Houston, TX']],
  ['houston ca', ['Houston, TX']],
  ['Lakeland, CA', ['Lakeland, FL']],
  ['Qwzxyqw', []],
])('%j is no place, and those that are written most like it are %j', (text, like) => {
  expect(readLocation(text, dictionary)?.spot).toMatchObject({ kind: 'unknown', like });
});

it('uses what it understands, and says what it does not', () => {
  expect(readLocation('Nowhereville, TX', dictionary)).toMatchObject({
    spot: { label: 'Texas' },
    unread: ['nowhereville'],
  });
  expect(readLocation('Houston, CA, Austin', dictionary)).toMatchObject({
    spot: { label: 'Austin, TX' },
    unread: ['houston ca'],
  });
});

it('looks around a ZIP code, nearest first', () => {
  const levels = readLocation('98101', dictionary)?.spot?.levels ?? [];
  expect(levels.map(({ zips, within }) => within?.miles ?? zips)).toEqual([['98101'], 5, 10, 25]);
});

it('is no place at all without a letter or digit', () => {
  expect(readLocation(' , ,', dictionary)).toBeNull();
});
