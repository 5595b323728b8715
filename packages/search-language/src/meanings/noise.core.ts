import { entries } from './entry.core.ts';
import type { VocabularyEntry } from './entry.core.ts';

const words = (text: string): VocabularyEntry[] => entries('noise', '', text.trim().split(/\s+/).join(','));

/** That these are not looked for surprises nobody: what everybody here is, and little words. */
const STOP = `
    lawyer attorney law lawfirm firm counsel counselor counselors solicitor barrister legal office practice service services
    lawyers attorneys representation jurist esquire layer layers loyer loyers
    near nearby me in at around close by or on from with to a an my our i we is who what where which that us you your
    need want find finding looking look search get getting hire hiring help someone anyone please case cases should can could
    would do does did how much many long when why are was were be been being am have has had it its this there if
    about handle handles handling take takes deal deals any some one im ive id myself out up so just really very
    not no without except hi hello hey ok okay thanks thank
    dont wont cant didnt doesnt isnt wasnt arent werent couldnt wouldnt shouldnt havent hasnt hadnt youre theyre whats hes shes
    https http www com org net vs versus here between`;
const SPANISH_STOP = `
    abogado abogada abogados abogadas licenciado bufete despacho necesito busco quiero buscar encontrar ayuda un una unos unas de del
    el los las en para por mi mis con que cuanto como puedo es`;
/** They stand in many names, but a name is found without them. */
const NAME_ENDINGS =
  'group, associates, associate, partners, partner, chartered, llc, llp, pllc, plc, pc, esq, ltd, offices, attorneys at law';
/** Words of sentences and of what says where, which only say nothing where nothing is read from them. */
const BESIDE = `
    he him his she her hers they them their theirs these those will may might must shall than then too also
    because while since before after until during into over under again once both each all every few more most other others own same
    such only now as but and of the for against through down off let got gets gave make makes made say says said told tell
    specialist specialize specialized specializing firms offices practices closest nearest next area location walking distance within
    y o la le les se su sus al lo cerca aqui mio cuando porque`;

const STOP_WORDS = new Set([STOP, SPANISH_STOP, NAME_ENDINGS, BESIDE].flatMap((list) => list.split(/[\s,]+/)));

/** Whether nobody wonders that a phrase was not looked for. Takes words as they were typed, normalised. */
export const isStopPhrase = (phrase: string): boolean => phrase.split(' ').every((word) => STOP_WORDS.has(word));

/** What tells no business from another: all of them are lawyers, and the order puts the best first anyway. */
export const NOISE: readonly VocabularyEntry[] = [
  ...words(STOP),
  ...words(`
    court courts paralegal best good great better top experienced trusted reputable professional local expert specialist specializing specialized
    specialize reviews review rated directory list company companies number phone contact
    cost costs price pricing charge fee fees rate rates pay talk speak recommend recommended recommendation
    big small large huge little nice cool today now`),
  ...words(SPANISH_STOP),
  ...words('buen buena buenos mejor mejores cuesta'),
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
  ...entries('noise', 'name', NAME_ENDINGS),
];
