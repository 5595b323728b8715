import { said } from '../entry.core.ts';
import type { VocabularyEntry } from '../entry.core.ts';

export const ESTATE: readonly VocabularyEntry[] = [
  ...said('estate-planning', {
    strong: `
      make a will, write a will, draft a will, last will, poa, dpoa, living will, advance directive, estate plan, revocable trust,
      irrevocable trust, power of attorney, health care proxy, healthcare proxy, transfer on death, hacer testamento
      make|write|writing|draft|drafting|update|updating|change|create|need|simple|prepare|redo + will|wills|trust - he will|she will|company|contest*|died
      avoid|avoiding + probate
      leave|leaving|pass|passing|protect|give|transfer + asset|house|home|everything|estate|money|property|farm + KID|heir|family|when i die|after i die|nursing home|death
      when|if + i die|i pass|im gone|something happens to me
      set up|setup|start|open|fund + trust|living trust
      power|poa + attorney|parent|mother|mom|dad|father|brother|sister
      guardian + if i die|will
      beneficiary + change|name|update|designation
      poder + notarial|abogado|general|duradero
      dejar|heredar + casa|bienes|hijo
      estate tax|gift tax|inheritance tax|special needs child trust
      medical|health|healthcare + power of attorney|directive|proxy
      trust fund|trustee removal|family trust
      update|change|redo|rewrite|revise|amend + will|trust|beneficiary|beneficiaries|estate plan
    `,
    weak: `trust, beneficiary, estate`,
    soft: `will, inherit`,
  }),
  ...said('probate', {
    strong: `
      contest a will, contest will, died without a will, without a will, intestate, small estate affidavit, letters of administration
      RELATIVE + DIED + will|house|home|estate|left|money|account|debt|bill|property|trust|inherit*|heir|belongings|car|deed|title|land|who gets|gets|testamento|casa|herencia - accident|crash|hospital|doctor|nursing|driver|police|work|jail|surgery
      RELATIVE + DIED + no will|without will|left no|left nothing|intestate
      left + house|home|everything|money|property|estate + brother|sister|stepmom|stepmother|sibling|girlfriend|caregiver|charity|one kid
      RELATIVE + left me|left her|left us|left him + house|home|money|property|land|estate|everything - debt|kid|pregnant
      who gets|gets|get + house|home|estate|money|property|land + die|dies|died|death|passed
      brother|sister|sibling|stepmom|stepmother|uncle|aunt|cousin|family|executor|trustee + stole|stealing|steal|taking|took|took over|wont show|hiding will|wont share|hiding|refuse|selling|sold|fighting|fight|kept|keeping + inheritance|estate|house|will|trust|money
      challenge|challenging|contest|contesting|contested|dispute|disputing|invalid|forged|fake|fraud|undue influence|cut out|left out|disinherit* + will|trust|estate|inheritance
      left out|cut out|written out|disinherited|cut me out + will|trust|inheritance|parent|father|mother|dad|mom
      executor|administrator|personal representative|executrix + estate|wont|duties|remove|stole|stealing|fee|name|named|become|will|how|not|refuse
      settle|settling|close|closing|administer|administering|probate|handle|open + estate
      heir|heirs|heredero|inherited|inherit|inheriting|inheritance|heredar|herencia + house|home|dispute|property|land|money|sibling|casa|rights|fight|brother|sister|wont|share
      probating|probated|heirs property|heir property|heirship
      deceased|dead|late + PARENT|estate|owner|house|account - killed|accident|crash
      will reading|reading of the will|copy of will|copy of the will
      murio|fallecio + sin testamento|herencia|casa|testamento|bienes
      stepmother|stepmom|stepfather|stepdad|stepsister|brother|sister|girlfriend|caretaker + got everything|gets everything|inherited everything|took everything|kept everything|left everything|got it all|got the house|everything went to - divorc*|custody
    `,
    weak: `
      executor, heirs, heir, inheritance, inherited, estate of, deceased
      RELATIVE + DIED - accident|crash|hospital|doctor|nursing|driver|police|work|jail|car|truck|surgery|murder|hit|surgeon|drunk
    `,
    soft: `died, death, passed away`,
  }),
  ...said('elder-law', {
    strong: `
      medicaid spend down, spend down, medicaid lookback, look back period, senior citizen, nursing home costs, long term care
      PARENT|elderly|senior|aging + nursing home|assisted living|memory care + pay|cost|no money|expensive|afford|medicaid|qualify|lose|take|keep
      medicaid|medicare + nursing home|qualify|eligible|eligibility|denied|apply|application|planning|asset|spend
      PARENT|elderly|senior|old + dementia|alzheimer*
      dementia|alzheimer* - hit|abuse|neglect*
      elderly|senior|aging|old + PARENT|neighbor|relative + scam*|money|stealing|exploit*|caregiver|taking|care|benefit|advantage
      caregiver|caretaker|aide|home aide|home health aide|sibling + stole|stealing|exploit*|taking + PARENT|elderly|money
      power of attorney|poa|trustee|conservator|guardian + spend|spends|spent|spending|steal*|stole|misus*|abus*|drain*|empt*|wasting|gambl* - police|kid|school
      elderly|aging + parent|mother|father|mom|dad|care
      cuidado + madre|padre|ancianos
      special needs + trust|plan|planning|adult
      protect + nursing home
    `,
  }),
  ...said('guardianship', {
    strong: `
      conservator, guardian ad litem, legal guardian, incompetent, mentally incompetent
      guardianship|conservatorship|guardian|conservator|tutela + RELATIVE|adult|disabled|elderly|court|get|become|remove|contest|terminate|petition|file|child
      cant|unable|incapable|not able + take care|care for|make decisions|decide|handle + himself|herself|themselves|finances|parent|mother|father
      disabled|autistic|special needs|down syndrome|mentally ill + adult|turning 18|turns 18|brother|sister|son|daughter + guardian*|decisions|18|rights|care|legal
      turning 18|turns 18 + KID - drug|arrest*
      medical decisions|healthcare decisions|financial decisions|make decisions + RELATIVE
      incompetent|incapacitated + PARENT|adult|declare|declared|spouse|husband|wife
      coma|stroke|brain damage|unconscious + RELATIVE + decisions|guardian*|bank|bills|finances
    `,
  }),
];
