import { entries, type VocabularyEntry } from './entry.core.ts';

const words = (text: string): VocabularyEntry[] => entries('noise', '', text.trim().split(/\s+/).join(','));

/** What tells no business from another: all of them are lawyers, and the order puts the best first anyway. */
export const NOISE: readonly VocabularyEntry[] = [
  ...words(`
    lawyer attorney law lawfirm firm counsel counselor counselors solicitor barrister legal office practice service services
    court courts paralegal lawyers attorneys representation jurist esquire
    best good great better top experienced trusted reputable professional local expert specialist specializing specialized
    specialize reviews review rated directory list company companies number phone contact
    near nearby me in at around close by or on from with to a an my our i we is who what where which that us you your
    need want find finding looking look search get getting hire hiring help someone anyone please case cases should can could
    would do does did how much many long when why are was were be been being am have has had it its this there if
    about handle handles handling take takes deal deals cost costs price pricing charge fee fees rate rates pay talk speak
    layer layers loyer loyers recommend recommended recommendation layer layers loyer loyers any some one im ive id me myself us out up so just really very
    not no without except hi hello hey ok okay please thanks thank big small large huge little nice cool
    dont wont cant didnt doesnt isnt wasnt arent werent couldnt wouldnt shouldnt havent hasnt hadnt youre theyre whats hes shes
    https http www com org net vs versus today now there here between`),
  ...words(`
    abogado abogada abogados abogadas licenciado bufete despacho necesito busco quiero buscar encontrar ayuda un una unos unas de del
    el los las en para por mi mis con que buen buena buenos mejor mejores cuanto cuesta como puedo es`),
  ...entries(
    'noise',
    '',
    'law firm, law firms, law office, law offices, legal services, legal service, legal help, ayuda legal',
  ),
  // Courts and agencies are found by their names; who names a kind of them beside a place or a matter looks for a lawyer there.
  ...entries(
    'noise',
    '',
    'courthouse, courthouses, court house, county court, county courthouse, district court, superior court, circuit court, municipal court, federal court, supreme court, clerk of court, court clerk, county clerk',
  ),
  ...entries(
    'noise',
    '',
    'attorney general, attorney generals office, district attorney, district attorneys office, city attorney, county attorney, bar association, state bar',
  ),
  ...entries(
    'noise',
    '',
    'how much does it cost, how much is, how do i, what do i do, what should i do, do i need, can i sue, should i',
  ),
  ...entries(
    'noise',
    'near',
    'near me, nearby, close to me, near by, around me, around here, in my area, my area, close by, near my location',
  ),
  ...entries(
    'noise',
    'near',
    'closest, nearest, next to me, cerca de mi, cerca de aqui, cerca mio, near here, close to here, within walking distance',
  ),
  // Nothing that businesses say of themselves tells who accepts them, or who is asked most.
  ...entries('noise', '', 'payment plan, payment plans, monthly payments, most reviewed, most popular'),
  // They stand in many names, but a name is found without them.
  ...entries(
    'noise',
    'name',
    'group, associates, associate, partners, partner, chartered, llc, llp, pllc, plc, pc, esq, ltd, offices, attorneys at law',
  ),
];
