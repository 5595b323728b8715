import { closeBusiness, removeBusiness } from '../listing/close-business.ts';
import { HEADER, ImportUnderTest, csv, row } from '../../test/import.ts';

const directory = new ImportUnderTest();
const slugs = (): Promise<unknown[]> => directory.all('select slug from businesses order by 1');

describe('a good file', () => {
  it('adds its businesses with slug, time zone and category derived, and announces each of them', async () => {
    const header = `${HEADER},latitude,longitude,category,website`;
    const summary = await directory.load(
      [
        header,
        '"Perry & Walters, LLP",212 N Westover Blvd,Albany,GA,31701,31.573054,-84.154783,Divorce & Family Law,',
        'Perry & Walters LLP,9 Oak St,Phoenix,Arizona,85001,,,dui,https://pw.example.com',
        'No Category,1 Elm St,Reno,NV,89501,,,,',
        '"Two\nLines",1 Elm St,Boston,MA,02108,,,litigation,',
      ].join('\r\n'),
    );
    expect(summary).toMatchObject({ added: 4, updated: 0, unchanged: 0, refused: 0, stored: true });
    const stored = await directory.all(`
      select concat_ws('; ', b.slug, b.name, b.time_zone, c.slug, b.rating, b.review_count, b.website) as stored
      from businesses b join categories c on c.id = b.category_id order by b.slug`);
    expect(stored.map((row) => row['stored'])).toEqual([
      'no-category; No Category; America/Los_Angeles; general-practice; 0.0; 0',
      'perry-and-walters-llp; Perry & Walters, LLP; America/New_York; divorce-family-law; 0.0; 0',
      'perry-and-walters-llp-phoenix-az; Perry & Walters LLP; America/Phoenix; dui-dwi-defense; 0.0; 0; https://pw.example.com',
      'two-lines; Two Lines; America/New_York; general-practice; 0.0; 0',
    ]);
    expect(await directory.count(`outbox_events where type = 'business.changed' and bulk`)).toBe(4);
  });

  it('changes and announces nothing the second time', async () => {
    const content = [
      `{"name":"Full","address":"1 A St","city":"Austin","state":"TX","zipCode":"78701","hours":{"tue":{"open":"09:00","close":"17:00"},"mon":{"close":"17:00","open":"09:00"}},"languages":["en","es"],"feeBasis":["flat"],"latitude":30.27,"longitude":-97.74,"freeConsultation":true,"licences":[{"jurisdiction":"Texas","number":"1"}],"additionalPracticeAreas":["tax-law","Immigration"],"priceRange":"$$"}`,
      `{"name":"Bare","address":"1 A St","city":"Austin","state":"TX","zipCode":"78701"}`,
    ].join('\n');
    expect(await directory.load(content, { file: 'f.ndjson' })).toMatchObject({ added: 2, stored: true });
    expect(await directory.count('business_practice_areas')).toBe(2);
    await directory.database.pool.query('delete from outbox_events');
    const again = { added: 0, updated: 0, unchanged: 2, stored: true };
    expect(await directory.load(content, { file: 'f.ndjson' })).toMatchObject(again);
    expect(await directory.count('outbox_events')).toBe(0);
  });

  it('updates by slug, or by name, ZIP code and street in any case, and announces only what changed', async () => {
    await directory.load(csv(row('Alpha'), row('Beta'), row('Gamma')));
    await directory.database.pool.query(`
      update businesses set phone = '(404) 555-0100', rating = 4, review_count = 1 where slug = 'beta';
      insert into reviews (business_id, user_name, rating) select id, 'Ann', 4 from businesses where slug = 'beta';
      delete from outbox_events`);
    const summary = await directory.load(
      `${HEADER},slug,email\nNew Name,2 Main St,Macon,GA,31201,alpha,\nBETA,1 MAIN STREET,Atlanta,GA,30301,,b@b.example.com\nGamma,1 Main St,Atlanta,GA,30301,gamma,`,
    );
    expect(summary).toMatchObject({ added: 0, updated: 2, unchanged: 1 });
    const none = { phone: null, email: null, rating: '0.0', review_count: 0 };
    expect(
      await directory.all(
        'select slug, name, city, phone, email, rating, review_count, version from businesses order by slug',
      ),
    ).toEqual([
      { ...none, slug: 'alpha', name: 'New Name', city: 'Macon', version: 2 },
      {
        ...{ slug: 'beta', name: 'BETA', city: 'Atlanta', phone: '(404) 555-0100', email: 'b@b.example.com' },
        ...{ rating: '4.0', review_count: 1, version: 3 },
      },
      { ...none, slug: 'gamma', name: 'Gamma', city: 'Atlanta', version: 1 },
    ]);
    expect(await directory.count('outbox_events')).toBe(2);
    expect(await directory.count('reviews')).toBe(1);
    expect(await directory.all('select city, count from cities where count > 0 order by city')).toEqual([
      { city: 'Atlanta', count: 2 },
      { city: 'Macon', count: 1 },
    ]);
  });

  it('gives every new business a slug of its own, over many batches', async () => {
    const lines = Array.from({ length: 1300 }, (_, i) =>
      row(`Same ${['Name', 'Name.', "Na'me"][i % 3]}`, String(30000 + Math.floor(i / 3))).replace(
        '1 Main',
        `${i} Main`,
      ),
    );
    expect(await directory.load(csv(...lines))).toMatchObject({ added: 1300, stored: true });
    expect(await directory.count(`(select distinct slug from businesses where slug like 'same-name%') s`)).toBe(1300);
  });

  it('changes nothing in a trial, and shows the first firms as they would be', async () => {
    const shown = await directory.load(`${HEADER},website\n${row('Alpha')},www.example.com`, { dryRun: true });
    const told = ['2: website: read as https://www.example.com'];
    expect(shown).toMatchObject({ added: 1, stored: false, lines: [], told });
    const preview = { name: 'Alpha', website: 'https://www.example.com', category: 'general-practice' };
    expect(shown.previews).toEqual([expect.objectContaining(preview)]);
    expect(await directory.count('businesses')).toBe(0);
  });

  it('reads a ZIP code of nine digits as that of the firm with five', async () => {
    await directory.load(csv(row('Alpha')));
    expect(await directory.load(csv(row('Alpha', '30301-1234')))).toMatchObject({ added: 0, updated: 1 });
    const twice = await directory.load(csv(row('Alpha'), row('Alpha', '30301-1234')));
    expect(twice).toMatchObject({ unchanged: 0, updated: 1, leftOut: 1, stored: true });
    expect(twice.told).toContainEqual('3: null: left out: it is about the same firm as line 2');
  });
});

it('a firm that has closed is not brought back by a file that still has it', async () => {
  const file = `${csv(row('Alpha'), row('Beta'))}`;
  await directory.load(file);
  await closeBusiness(directory.app, 'alpha');
  const closed = ['2: null: left out: it has closed; npm run firms -- reopen alpha lists it again'];
  const left = { added: 0, unchanged: 1, leftOut: 1, stored: true, told: closed };
  expect(await directory.load(file)).toMatchObject(left);
  await removeBusiness(directory.app, 'alpha');
  const told = ['2: null: left out: it was removed for good, as alpha'];
  expect(await directory.load(file)).toMatchObject({ ...left, told });
  const other = await directory.load(`${HEADER},slug\n${row('Other', '30309')},alpha`);
  expect(other).toMatchObject({ added: 0, leftOut: 1 });
  expect(await directory.load(`${HEADER},slug\n${row('Alpha')},alpha-law`)).toMatchObject({ added: 0, told });
});

describe('a firm with another slug', () => {
  const named = (...names: string[]): string =>
    [`${HEADER},slug`, ...names.map((slug) => `${row('Alpha')},${slug}`)].join('\n');

  it('is the stored one with its name and street, also under a slug that it had', async () => {
    await directory.load(csv(row('Alpha')));
    const moved = await directory.load(named('alpha-law'));
    expect(moved).toMatchObject({ added: 0, updated: 1, told: ['2: null: its page moves from alpha to alpha-law'] });
    const former = await directory.load(named('alpha').replaceAll('1 Main', '9 Oak'));
    expect(former).toMatchObject({ added: 0, updated: 1 });
    expect(former.told[0]).toBe('2: null: alpha is a former slug of alpha-law, which stays');
    expect(await slugs()).toEqual([{ slug: 'alpha-law' }]);
  });

  it('is a firm of its own, and told, when the file has both', async () => {
    await directory.load(csv(row('Alpha')));
    const both = await directory.load(named('alpha-2', 'alpha'));
    expect(both).toMatchObject({ added: 1, unchanged: 1 });
    expect(both.told).toEqual(['2: null: has the name of "Alpha" (alpha): are they one firm?']);
    expect(await directory.load(named('alpha-2', 'alpha'))).toMatchObject({ unchanged: 2, told: [] });
    expect(await directory.load(named('alpha-3'))).toMatchObject({ added: 1 });
  });
});

describe('offices that look alike', () => {
  const offices = `${HEADER},slug,phone,website
County Clerk,100 First St,Springfield,IL,62706,county-clerk-north,,
County Clerk,900 Second St,Springfield,IL,62706,county-clerk-south,,
Alpha Law,5 Oak St,Springfield,IL,62706,,217-555-0101,https://alpha.example.com
A. Law,7 Elm St,Springfield,IL,62706,,(217) 555-0101 x2,http://www.alpha.example.com/`;

  it('are firms of their own, and told', async () => {
    const summary = await directory.load(offices);
    expect(summary).toMatchObject({ added: 4, leftOut: 0, stored: true });
    expect(summary.told).toEqual([
      '3: null: has the name of line 2, "County Clerk": are they one firm?',
      '5: null: has the phone and website of line 4, "Alpha Law": are they one firm?',
    ]);
    expect(await directory.load(offices)).toMatchObject({ unchanged: 4, told: [] });
  });

  it('are not one when a line of the file is about the stored firm', async () => {
    const header = `${HEADER},phone`;
    const firm = `${row('Smith & Jones')},404-555-0101`;
    await directory.load(`${header}\n${firm}`);
    const twin = '"Jane Smith, Esq.",5 Oak St,Atlanta,GA,30301,404-555-0101';
    const summary = await directory.load(`${header}\n${twin}\n${firm}`, { mergeTwins: true });
    expect(summary).toMatchObject({ added: 1, unchanged: 1, updated: 0, leftOut: 0 });
    expect(summary.told).toEqual(['2: null: has the phone of "Smith & Jones" (smith-and-jones): are they one firm?']);
  });

  it('are one when the operator says so, and a firm that moves is told from where to where', async () => {
    await directory.load(csv(row('Alpha'), row('Beta')));
    const moved = `${HEADER},slug\nAlpha LLC,9 Oak Ave,Atlanta,GA,30301,alpha-llc\nBeta,2 Elm St,Macon,GA,31201,beta`;
    const summary = await directory.load(moved, { mergeTwins: true });
    expect(summary).toMatchObject({ added: 0, updated: 2 });
    expect(summary.told).toEqual([
      '2: null: updates that firm, because it has the name of "Alpha" (alpha)',
      '2: null: moves from 1 Main St, Atlanta, GA 30301 to 9 Oak Ave, Atlanta, GA 30301',
      '2: null: its page moves from alpha to alpha-llc',
      '3: null: moves from 1 Main St, Atlanta, GA 30301 to 2 Elm St, Macon, GA 31201',
    ]);
    expect(await slugs()).toEqual([{ slug: 'alpha-llc' }, { slug: 'beta' }]);
  });
});

it('tells courts and agencies from firms, which alone have practice areas', async () => {
  const content = [
    `${HEADER},category,additionalPracticeAreas,kind`,
    'Suffolk District Court,1 Court Sq,Boston,MA,02109,courts,,',
    'Boston Housing Authority,2 Court Sq,Boston,MA,02109,,real-estate,',
    'Legal Services of Boston,3 Court Sq,Boston,MA,02109,,,',
    'Lowell Rent Board,4 Court Sq,Boston,MA,02109,,,agency',
    'Boston Firm LLC,5 Court Sq,Boston,MA,02109,,,',
  ].join('\n');
  expect(await directory.load(content)).toMatchObject({ added: 5, refused: 0 });
  const kinds = () =>
    directory.all(`select b.slug, b.kind, c.slug as area, (select count(*)::int from business_practice_areas p where p.business_id = b.id) as more
         from businesses b left join categories c on c.id = b.category_id where b.zip_code = '02109' order by b.address`);
  const expected = [
    { slug: 'suffolk-district-court', kind: 'court', area: null, more: 0 },
    { slug: 'boston-housing-authority', kind: 'agency', area: null, more: 0 },
    { slug: 'legal-services-of-boston', kind: 'legal-aid', area: 'legal-aid', more: 0 },
    { slug: 'lowell-rent-board', kind: 'agency', area: null, more: 0 },
    { slug: 'boston-firm-llc', kind: 'law-firm', area: 'general-practice', more: 0 },
  ];
  expect(await kinds()).toEqual(expected);

  const withoutKinds = content.replaceAll(/,[^,]*$/gm, '');
  expect(await directory.load(withoutKinds)).toMatchObject({ updated: 0, unchanged: 5 });
  await directory.database.pool.query(`update businesses set kind = 'law-firm' where slug = 'suffolk-district-court'`);
  expect(await directory.load(withoutKinds)).toMatchObject({ updated: 1, unchanged: 4 });
  expect(await kinds()).toEqual(expected);
});
