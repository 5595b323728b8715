import { said } from '../entry.core.ts';
import type { VocabularyEntry } from '../entry.core.ts';

export const FAMILY: readonly VocabularyEntry[] = [
  ...said('divorce-family-law', {
    strong: `
      divorcing, divorced, leave my husband, leave my wife, cheating husband, cheating wife, name change, emancipation of a minor, qdro, palimony
      emancipat* + minor|teen*|KID|parent*|get|how
      PARTNER + cheat|cheats|cheated|cheating|affair|unfaithful|mistress|adultery|infiel|engana|engano
      PARTNER + want out|moved out|walked out|left me|leaving me|leave me|leaving|split up|separated|separating|separate|filed papers
      PARTNER + hiding|hid|hides + money|asset|account
      PARTNER + drained|emptied|cleaned out + account|saving|bank
      PARTNER + served|serve + papers|me
      PARTNER + abandoned|deserted|disappeared
      end|ending|dissolve|dissolving|dissolution|annul|annulled|annulling|get out + marriage
      split|dividing|divide|division + asset|property|pension|401k|retirement|house - estate|inheritance|died
      change|changing|cambiar + last name|maiden name|my name|legal name|apellido
      paternity|dna test|dna + father|baby|kid|child|mine|test|results
      sign|signed|signing|draft|write + prenup|postnup|prenuptial|postnuptial
      spousal support|spousal maintenance|marital property|marital asset|common law marriage|postnuptial agreement
      wedding + before|agreement|prenup
      PARTNER + wont|refuse|refuses + sign
      PARTNER + spend|spending|gambling|drinking|addicted|porn
      quiero + divorciar|divorciarme|separarme|dejar
      divorciar*|separarme|dejar a mi esposo|dejar a mi marido
      PARTNER + dejo|abandono|engana|engano
      not + happy|love + marriage|married
      green card|visa + divorce*|divorcing
      separated|moved out|left him|left her|living apart + official|year ago|years ago|last year|legally|what now|end it - landlord|roommate|rent|lease|tenant|apartment
      dog|cat|pet|pets|furniture|engagement ring|ring + split up|split|breakup|break up|broke up|separat*|divorc* - bit|bite
      custody|alimony|support|assets|everything|pension + before i leave|if i leave|when we split|after we split|splitting up
    `,
    weak: `
      marriage, married, family, prenup, spouse, unmarried couple, wedding, separated, domestic partnership
      PARTNER + legal|rights|property|money|debt
    `,
    soft: `husband, wife, esposo, esposa, marido`,
  }),
  ...said('child-custody', {
    strong: `
      custody of my kids, see my kids, see my son, see my daughter, take my kids, cps, dcf, dcfs, child services, parental alienation,
      supervised visits, supervised visitation, dads rights, fathers rights, mothers rights, parents rights, unmarried father
      PARTNER|PARENT|she|he + wont let|refuse|refuses|keep|keeps|keeping|withhold|withholding|denies|denying|kidnapped|blocking|hiding|kept + KID
      PARTNER|she|he + took|take|taking|taken|takes|moved|move|moving|ran off|left with|fled + KID - arrested|ice|cps
      PARTNER|she|he + wont let|refuse|refuses|denies|denying + visit|visits|visitation|see
      cps|dcf|dcfs|dhs|social worker|social services|child protective + took|take|taking|taken|remove|removed|KID|knocked|investigat*|case|visit|home|called
      father|dad|daddy|mother|mom|mum|grandparent|grandma|grandpa|grandmother|grandfather|step parent|stepparent|unmarried + rights
      baby daddy|baby mama|babydaddy + rights|custody|visit*|wont|take|see|KID
      custody|visitation|guardianship|raise|raising|keep|get + KID - support|school|born|doctor|hospital
      move|moving|relocate|relocating|leave|leaving|out of + state|country + KID|custody|ex
      see|visit|visiting|weekend + KID - hospital|doctor|ice
      quitar|quito|llevo|llevar|ver|quiere llevar + hijo|hija|nino|nina
      parental|parenting + rights|alienation|time|plan|kidnapping|coordinator
      terminate|terminating|give up|sign over|lose|losing + parental rights|rights to my|custody
      KID + live with|stay with|return|kidnapped|abducted|abduction
      PARTNER + drugs|drinking|unfit|unsafe + KID
      joint custody|full custody|sole custody|custody schedule|custody hearing|custody battle|custody order
      emergency + custody
    `,
    weak: `my kids, parental, KID + PARTNER`,
    soft: `kids, children, child, son, daughter, ex husband, ex wife, grandchildren, hijos, baby`,
  }),
  ...said('child-support', {
    strong: `
      child support, deadbeat dad, deadbeat mom, deadbeat father, deadbeat, arrears
      PARTNER|dad|father|mom|mother|he|she + pay|paid|paying|pays|pasa|paga|manda|send|sends|sent + KID|support|nothing|a dime|a penny - custody|medical|bill|rent
      PARTNER|he|she + NOT + support - emotional|custody
      behind|owe|owes|owed|late|back|garnish*|modify|modification|lower|reduce|raise|increase|enforce|calculate|calculator + support
      support + KID - emotional
      pay|paying|paga|pagar|pasa|dinero|mantener|mantiene + hijo|hija|nino
      license|jail|passport|arrest|arrested|warrant|tax refund + support
      papa|padre + NOT|no + mantiene|mantener|ayuda|paga|pasa
    `,
  }),
  ...said('adoption', {
    strong: `
      surrogate, surrogate mother, gestational carrier, home study, birth mother consent
      adopt|adopts|adopted|adopting|adopter|adoptive|adoptee|adoptar|adoptando|adopcion - dog|cat|pet|puppy
      foster + KID|parent|permanent|keep|forever
      surrogac*|surrogate|egg donor|sperm donor|embryo
      make|become|legally|legal + stepson|stepdaughter|stepchild|stepkid|stepparent
      stepdad|stepmom|stepfather|stepmother|step dad|step mom + legal|legally|last name|rights
      second parent|same sex parent|open adoption|closed adoption
    `,
  }),
  ...said('domestic-violence', {
    strong: `
      abusive husband, abusive wife, abusive boyfriend, abusive relationship, abusive partner, domestic abuse, spousal abuse, battered wife,
      protective order, restraining order, order of protection, peace order, no contact order, domestic assault, stalker, stalkers, stalking
      PARTNER + VIOLENT - company|dog|car|truck|school|bus
      he|she + hit|hits|beat|beats|punched|slapped|choked|strangled|chokes|threatened to kill + me - car|truck|bus|dog|bike|work
      me|nos + pega|golpea|golpeo|pego|maltrata - carro|coche|auto|perro|policia|jefe|agente
      roommate|housemate|KID|brother|sister|cousin|uncle|stepdad|stepmom + threat*|hits|beats|choked|attacked|attacks|punches + me|knife|gun - charge|charged|arrest*|accused|school|dog|court
      leave|leaving|escape|escaping|get away|protect|protection|protected|safe|flee|fleeing + abus*
      PARTNER + kill me|gun|knife|locked me|tracking|broke my|drunk and|rage|temper|hurting
      PARTNER + let me leave|lets me leave|locked me|wont let me go|takes my phone|isolat*
      ex + follow me|following me|follows me|followed me|harass*|show up|showing up|shows up|text*|call*|leave me alone|outside my
      someone|man|guy|neighbor|stranger|he|she + stalk*|follow me|following me|wont leave me alone
      violate|violated|violating|violation|file|get|fight|drop|lift|served|against + restraining order|protective order|protection|order
      restraining|protective order|protection order|orden de restriccion|orden restriccion|orden proteccion
      family|home|house|domestic + violence|abuse|violent
      violencia + casa|hogar|intrafamiliar|domestica
      domestic|dv + charge|case|victim|assault|battery
      miedo + PARTNER
      battered + woman|women|wife|spouse
      tracker|airtag|gps|spyware|hidden camera + he|she|PARTNER|my car|my phone|planted|hid|found - drive|navigation|employer
    `,
    weak: `abuse, abused, abuser, abusive, threatened, battered`,
  }),
];
