import { said } from '../entry.core.ts';
import type { VocabularyEntry } from '../entry.core.ts';

export const CRIME: readonly VocabularyEntry[] = [
  ...said('criminal-defense', {
    strong: `
      accused of a crime, false accusation, false accusations, plea deal, plea bargain, bail bond, bail hearing, bench warrant, arrest warrant,
      failure to appear, arraignment, penalista, penalistas, abogado penal, derecho criminal, grand jury, preliminary hearing, rico
      trespass*|burglar*|vandali*|shoplift*|arson*|carjack*|manslaughter|homicid*|robber*|larceny|battery charge|loiter*
      kidnapping charge|kidnapped charge|strong arm|aggravated assault|felon in possession|brandishing|concealed carry|disorderly conduct|resisting arrest
      RELATIVE|i|im|me|was|got|am|been|being + arrested|arrest|charged|indicted|jailed|locked up|booked|busted|convicted|jail|prison|in custody - ice|immigration|falsely|wrongfully|false|child support|support|kid custody|drug|dui|wrongly|dwi
      facing|fight|fighting|beat|drop|dropped|dismiss|dismissed|press|pressing|pressed|pending|filed + charge|charges|felony|misdemeanor|case against|criminal|time
      accused|accuse|accuses|accusing|falsely accused|blamed|framed + steal*|theft|stole|crime|assault|murder|something|me|robbery|hitting|fight|threat*
      police|cop|detective|fbi|investigator|sheriff + question|questioning|talk|interview|interrogat*|called me|looking|knocked|investigat*|statement|search|wants|warrant - beat|shot|brutal*
      caught|got caught|busted|charged|accused + steal|stealing|stole|shoplifting|walmart|store|target|fake id|with a gun|gun|knife|fighting|breaking|spray paint*|graffiti|solicit*
      gun|weapon|firearm|pistol|knife + CHARGED
      fight|bar fight|fought + arrested|charged|jail|police|court|assault|charges
      punched|stabbed|shot|hit|threw + someone|somebody|guy|him|them|man|bouncer + jail|charged|police|arrested|court|charges|trouble
      get out|bail out|bond out|bail + jail|prison|RELATIVE|county
      violate|violated|violating|violation|broke|failed|dirty + probation|parole|bond conditions
      self defense|self defence + charge|shot|killed|stab*|arrest*|murder|hit
      miss|missed|missing|skipped|skip|forgot|no show + court|court date|hearing|arraignment - immigration|custody|ssdi|eviction
      turn myself in|turn self in|turning myself in|outstanding warrant|warrant out|have a warrant|active warrant|warrant my
      carcel|preso|presa|arrestaron|arrestado|detenido por policia|encarcelado|fiscal
      assault|theft|murder|robbery|battery + charge|charged|accused|case|first|degree|lawyer
      first offense|first time offender|second offense
      hacking|cyberbullying|revenge porn + charge*|accused|arrest*
      jury + trial|criminal
      snitch|informant|proffer
      broke into|breaking into|break into|burgled|vandaliz*|spray paint*|trespass* + car|house|store|school|garage|property|building - someone|somebody|my house|they|identity
      refuse*|refused + search|testify|talk to police|questioning - claim|service
    `,
    weak: `
      court date, felony, misdemeanor, arrest, arrested, jail, prison, bail, warrant, charged, accused, police, crime, criminal, stolen,
      guilty, not guilty, murder, assault, theft, probation, parole, inmate, cop, cops, weapon, domestic violence charges, arresto, carcel
    `,
    soft: `gun, stole, manslaughter`,
  }),
  ...said('dui-dwi-defense', {
    strong: `
      drunk driving, driving drunk, drink and drive, drinking and driving, drove drunk, blew over, failed breathalyzer, field sobriety,
      sobriety checkpoint, dui checkpoint, ignition interlock, blood alcohol, wet reckless, bui, alcoholimetro
      drunk|tipsy|wasted|drinking|drank|beers|beer|wine|buzzed|intoxicated|alcohol|impaired|borracho|tomado|ebrio + driving|drive|drove|pulled over|wheel|stopped|traffic stop|car|manejar|manejando|conducir|arrested|parked - hit me|killed|hit my|struck|ran into me|victim|hurt me|hit by|served|bar
      blew + over|point|0|08|09|10|12|15|limit|machine|tube|positive
      refuse|refused|refusing|failed|fail|failing|blow|blew + breathalyzer|breath test|blood test|sobriety|breath|test - drug test|drug
      high|stoned|weed|marijuana|pills|ambien + driving|drove|wheel
      bac|breathalyzer|interlock|breathalizer
      first|second|third|2nd|3rd|1st|fourth + dui|dwi|owi|oui|ovi
      manejar|manejando|maneje|conducir + borracho|tomado|ebrio|alcohol|copas
      slept|sleeping|asleep|passed out + car|wheel + drunk|drinking|keys|arrested
      license + suspended|revoked|taken|lost + drunk|drinking|dui|dwi
      refuse*|refused|declined + blow|breath*|breath test|chemical test|blood test|blood draw|field sobriety
      driving + high|stoned|buzzed|tipsy|hungover
    `,
  }),
  ...said('drug-crimes', {
    strong: `
      weed charge, controlled substance, drug bust, possession charge, intent to distribute, grow house, drug paraphernalia, drug test probation
      DRUG + CHARGED - driving|medical|doctor|defective|recall|lawsuit|side effects|got sick|made me sick
      DRUG + police|cop|car|backpack|locker|airport|school|dorm|mail|package|apartment|gram|ounce|pound|kilo|search|searched|border
      cocaine|meth|heroin|fentanyl|methamphetamine|mdma|narcotic|cocaina|paraphernalia|weed|marijuana|marihuana|xanax|mota|drogas|
      traffick*|distribut*|smuggl* + drugs|drug|coke|weed|meth|cocaine|kilos|pounds
      possess|possession|posesion + DRUG|intent|substance|schedule
      prescription + forged|forging|fake|fraud|someone elses
    `,
    weak: `DRUG|drug user`,
    soft: `drugs`,
  }),
  ...said('expungement', {
    strong: `
      clear my name, clean slate, clean record, criminal record, limpiar mi record, limpiar record, certificate of rehabilitation
      get + off|rid of|removed|cleared|expunged|sealed|rid + record|felony|conviction|charge|misdemeanor|arrest|mugshot
      off|clear|clean|clearing|cleaning|cleared|remove|removing|removed|erase|erasing|erased|wipe|seal|sealing|sealed|hide|delete|take off|expung* + record|records|background|background check|arrest|felony|conviction|charge|misdemeanor|mugshot
      record|felony|conviction|background + job|hired|apartment|employment|ten years|years ago|old|gun rights|vote
      restore|get back|restoration + gun rights|right to vote|voting rights|civil rights|rights + felon*|gun|vote|conviction
      mugshot|mug shot + down|remove*|online|internet|off
      pardon*|expung*|expunction
      limpiar|borrar|sellar|eliminar + record|antecedentes|historial
      felon + job|vote|gun|rights|hired|apartment
    `,
  }),
  ...said('white-collar-crime', {
    strong: `
      insider trading, ponzi scheme, pyramid scheme, money laundering, tax fraud, mail fraud, wire fraud, ppp loan fraud, healthcare fraud,
      medicare fraud, embezzlement, securities fraud, identity fraud charges, fbi investigation, federal investigation, target letter, sec investigation
      embezzl*|launder*|brib*|kickback|racketeer*|counterfeit*|forgery|forging
      charged|accused|indicted|investigat*|arrested|convicted|under investigation|subpoena*|raid* + fraud|scheme|stealing from work|stealing from my job|ppp|check|tax evasion|embezz*|company money|forg*|sec|fbi|irs criminal
      fbi|feds|federal agent|sec|federal grand jury|secret service|irs criminal|doj + investigat*|raid*|subpoena*|contact*|knock*|letter|questions|called|charge|charges|agents|came
      federal + charge|charges|charged|crime|indict*|prison|court|conspiracy|subpoena
      fraude + cargos|acusado|federal|arrestado
      forged|forging|forge|counterfeit*|kited|bouncing + check|checks|signature|signatures|money|documents|bills - will|deed|trust|prescription|lease
    `,
  }),
  ...said('sex-crimes', {
    strong: `
      sex offender registry, statutory rape, child porn, child pornography, sexting, solicitation of a minor, prostitution, rape, peeping, revenge porn, leaked nudes, sextortion, deepfake porn,
      indecent exposure, molestation, date rape, megans law, sexual battery
      accused|accuse|accusing|charged|falsely|false|arrested|allegation|alleged|says i|investigat* + rape|raped|rapist|sexual|sexually|molest*|groped|groping|touching|inappropriate|underage|indecent|exposure
      sex offender|offender registry|registered offender|sex offender registry|registry + off|remove|removal|register|list|get off
      underage|minor + sex|girl|texting|pictures|chat|sexting
      prostitut*|solicit* + arrest*|charge*|caught|sting|escort|minor
      molest*|sexual assault|sexual abuse|rapist|raped
      acusado|acusan|cargos + violacion|abuso sexual
    `,
  }),
  ...said('juvenile-law', {
    strong: `
      juvenile detention, juvenile hall, juvie, delinquent, truancy, truant, minor in possession, curfew violation, tried as an adult, detention center
      KID|teen|teenager|minor|underage|16 year old|15 year old|14 year old|13 year old|17 year old|year old + arrested|charged|caught|busted|jail|police|cops|juvie|juvenile|court|probation|shoplifting|shoplift*|stole|vaping|vape|weed|drinking|fight|gun|trouble|detention|vandal* - custody|support|cps|dog|uber|school bus|my ex|ice
      KID + arrested|vaping|vape|caught + school
      school + arrested|police|cops|charged|vape|vaping|weed|threat + KID|student|teen
      fake id|underage drinking|runaway
      hijo|hija|menor + arrestado|arrestaron|detenido|preso|policia
      cps|dependency|dcf + case|court|hearing|petition
      teen|teenager|minor|KID|14 year old|15 year old|16 year old|17 year old|13 year old|12 year old + broke into|stole|stealing|shoplift*|vandaliz*|arrested|caught|joyrid*|detention center|juvie|spray paint* - custody|victim|accident|crash
    `,
  }),
  ...said('traffic-tickets', {
    strong: `
      ran a red light, red light camera, no insurance ticket, cdl ticket, license points, traffic school, careless driving, reckless driving,
      driving without a license, driving without license, driving without insurance, without a license, super speeder, parking ticket, hit a parked car
      ticket|tickets|citation|multa + speed|speeding|traffic|red light|stop sign|parking|police|cop|fight|dismiss|court|pay|got|driving|phone|texting|cell|out of state|camera|seatbelt|registration|moving|points|school zone|insurance|license|cdl
      speeding|speed|mph|clocked|radar + over|ticket|zone|pulled over|court|limit|in a|caught|work zone|camera|highway
      license|licence|licencia + suspended|suspension|revoked|taken away|points|expired|reinstate|reinstated|restore|get back|lost|suspendida|quitaron|suspend|hardship - dui|dwi|drunk|drinking|medical|nursing|business|professional|liquor|contractor|real estate|nurse|doctor
      driving|drove|drive|caught driving|manejar|manejando + suspended|no license|without license|no insurance|without insurance|expired|revoked|licencia|unlicensed|uninsured - hit me|crashed into|hit by
      points + license|record|dmv
      dmv + hearing|suspend*|license|points
      ran|running|blew + red light|stop sign|red - hit me|hit us|hit my|hit
      texting while driving|reckless + driving|speed*|ticket
      exceso + velocidad
    `,
    weak: `ticket, tickets, speeding, citation, pulled over`,
  }),
];
