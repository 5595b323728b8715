import { HEADER, ImportUnderTest } from '../../test/import.ts';

let directory: ImportUnderTest;
beforeAll(async () => {
  directory = await ImportUnderTest.start();
});
afterAll(() => directory.stop());
beforeEach(() => directory.empty());

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
