import { said } from '../entry.core.ts';
import type { VocabularyEntry } from '../entry.core.ts';

export const RIGHTS: readonly VocabularyEntry[] = [
  ...said('civil-rights', {
    strong: `
      1983 claim, 1983, section 1983, civil liberties, ada lawsuit, ada, americans with disabilities act, wheelchair access, service dog, service animal, first amendment, free speech, voting rights, racial profiling,
      housing discrimination, fair housing, hate crime, prisoner rights, hipaa, hipaa violation, freedom of religion, second amendment, foia, solitary confinement, violated my rights, refused service
      discriminat*|refused|denied|kicked out|turned away|segregat* + TRAIT|service dog|service animal|emotional support + restaurant|store|hotel|bank|housing|apartment|landlord|loan|church|business|rent|shop|public|doctor|club|bakery|uber|airline|gym|school board
      denied|denies|refuse*|turned away|kicked out|wont + service|serve|serving|entry|entrance|admission|wedding cake|room + TRAIT - military|va|veteran*|fired|hired
      service dog|service animal|emotional support animal|esa + denied|refused|wont|landlord|kicked|not allowed|restaurant|store|hotel|airline|access|apartment
      wheelchair|ramp|blind|deaf|accessibility + access*|restaurant|store|no ramp|hotel|building|denied|website|public|interpreter|refused - accident|fell|fired
      prison|jail|inmate|prisoner|preso + abuse|denied medical|medical care|conditions|beaten|died|guard|guards|rights|medicine|insulin|wont treat|medication|solitary|mistreat*|suicide|neglect* - bail
      violat*|violating|violaron|violation + rights|civil rights|constitutional|privacy|hipaa|free speech|amendment|derechos - probation|parole|restraining|lease|visitation
      protest*|free speech|censor*|blocked by + arrested|government|police|city|rights|school|fired|mayor
      hospital|doctor|pharmacy|clinic|nurse + shared|hipaa|leaked|privacy|medical records|records
      voting|vote|voter + denied|rights|suppress*|id|registration|purged
      jail|prison|detained|locked up|custody + too long|past release|release date|over detained|weeks without charge|no charges
    `,
    weak: `discrimination, discriminated, discriminate, racism, racist, rights, ada lawsuit, hipaa, discriminacion`,
  }),
  ...said('police-misconduct', {
    strong: `
      cops beat me, police brutality, police shooting, tased, tasered, sue the police, sue the cops, police violated my rights, false arrest, wrongful conviction, wrongfully convicted, wrongful arrest, wrongfully arrested, unlawful arrest,
      excessive force, racial profiling, planted evidence, police dog bit, k9 bite, false imprisonment, illegal search, police harassment, sue police department, malicious prosecution, exonerated
      POLICE + HARMED - security guard
      POLICE + broke|broken|fractur*|shattered|dislocat*|twisted|stepped on|knelt on|smashed + BODY|teeth|tooth|windshield|door - security guard
      sue|suing|lawsuit|complaint|complain*|file|demandar|report + police|cop|cops|officer|sheriff|city police|police department|deputy|jail|policia|state trooper - report copy|retirement
      wrongful*|falsely|false|unlawful*|illegal* + arrest|arrested|convict*|imprison*|detain*|jailed|search*|stopped|incarcerat*|charged by police
      POLICE + search* + without|illegal*|no warrant|car|phone
      police dog|k9|k 9|police car|cop car|patrol car + bit|hit|attack*|crash*
      tase*|taser*|pepper spray*|rubber bullet*|tear gas*
      exonerat*|innocence project
      policia + golpe*|disparo|mato|abuso|demandar|pego|maltrato
    `,
  }),
  ...said('education-law', {
    strong: `
      504 plan, 504, iep, title ix, special ed, expelled, suspended from school, school board, school bullying, fape, manifestation determination, academic misconduct, academic dishonesty, student discipline, student loans school closed, campus disciplinary, university appeal,
      manifestation hearing, due process hearing, bully, bullied, bullying
      school|teacher|principal|university|college|school district|professor|campus|student|kindergarten|high school|escuela|maestra|maestro|colegio + suspend*|expel*|expuls*|bully*|bullied|bullying|iep|504|special ed*|special needs|autis*|disab*|discipl*|hearing|kicked out|
        refuse*|denied|title ix|plagiar*|cheating|accused|dyslexia|adhd|restrain*|aide|rights|services|evaluat*|grade|seclusion|discriminat*|bathroom|dress code|haircut|enroll*|transfer|failing|accommodat*|ignored|acoso|expuls*|suspend*|burla*|haz* - law school|arrest*|police|salary|fired|driving school|music|loan|crash
      iep|504 + not followed|followed|school|violat*|meeting|denied|plan|refus*|refuse*|teacher|KID|advocate|followed
      KID|student|son|daughter|autistic|hijo|hija + expelled|suspended|bullied|bullying|bully|iep|expulsado|suspendieron|special ed|expelled from|expulsaron|504|dyslexia - license|driver
      expel*|expulsion|suspended + school|college|university|student|son|daughter|kid
      special + education|ed + KID|school|lawyer|services
      fraternity|hazing|hazed|title ix
    `,
    weak: `school, teacher, student, college, university, escuela`,
  }),
  ...said('general-practice', {
    strong: `general practice, general practitioner, general practice lawyer, full service law firm, general law, notary, notary public, notario, small claims court`,
    weak: `
      lawsuit, litigation, lawsuits, sue, suing, demanda, demandas, legal advice, defense, general, civil
    `,
  }),
  ...said('appeals', {
    strong: `
      lost my case, appeal a decision, appeal my case, appeal my conviction, habeas corpus, habeas, appeal a verdict, overturn conviction, post conviction, notice of appeal, unfair ruling, supreme court appeal
      lost|perdi + case|trial|lawsuit|juicio|caso + again|now what|options|next|retrial|redo|do over|challenge|contest
      appeal*|apela* + case|lost|verdict|ruling|decision|judge|conviction|sentence|court|judgment|trial|higher|sentencia|fallo|order|jury|custody ruling|deadline - disability|ssdi|ssi|va|irs|unemployment|denied claim|property tax|insurance|immigration|asylum|visa|ticket|veteran*|social security|medicaid|comp|parking|school|sex appeal
      lost|perdi + case|trial|lawsuit|custody case|juicio|caso + appeal|judge wrong|unfair|what now|want|apelar
      judge|jury|court + wrong|mistake|unfair|biased|erred|error|overturn|overturned|equivocado|reverse
      overturn*|reverse|new trial|habeas*|postconviction|post conviction
      ineffective + counsel|assistance|lawyer
      supreme court|appellate court|court of appeals|appellate + petition|brief|cert|certiorari|review|oral argument|write
      sentence|sentencing|prison term + too long|too harsh|harsh|reduce*|unfair|excessive|shorter|lower - juvenile
    `,
    weak: `appeal, appeals, apelacion`,
  }),
  ...said('mediation', {
    strong: `
      divorce without going to court, divorce without court, settle out of court, without going to court, collaborative divorce, out of court, settle without trial, neutral third party, amicable divorce, binding arbitration, avoid court
      mediat*|arbitrat*|mediador*|arbitraje
      settle|resolve|work out|agree|arreglar|avoid|without + court|trial|lawsuit|going to court|judge|juicio + divorce|dispute|without|avoid|outside|custody|resolve|settle|sin|conflict|fight - debt|irs|miss|injur*|credit
      talk it out|talk things out|talk it over|talk it through|work it out|work things out|come to an agreement|sit down together|meet in the middle + court|judge|trial|lawsuit|suing|instead|divorce|dispute|neighbor
      amicable|peaceful|collaborative|friendly + divorce|separation|split
      outside|out of + court + settle|agreement|divorce|resolve|dispute
      arbitration clause|arbitration + forced|agreement|company
    `,
  }),
  ...said('legal-aid', {
    strong: `
      cant afford a lawyer, cant afford an attorney, cannot afford a lawyer, no money for a lawyer, free lawyer, free legal advice, pro bono, low income, legal aid, free attorney, sliding scale, indigent, abogado gratis, abogados gratis,
      no tengo dinero, legal clinic, free legal help, free legal clinic, poor people, on welfare, food stamps, court appointed, cant pay a lawyer, necesito un abogado gratis, homeless
      cant|cannot|no|not|without|dont have|no tengo|broke|unable|poor|little|sin + afford|money|pay|income|dinero|pagar|funds|job to pay + lawyer|attorney|legal|abogado|representation|abogada
      free|gratis|gratuito|gratuita|pro bono|probono|low income|no cost|volunteer|nonprofit|bajos recursos|low cost|sliding scale + lawyer|attorney|legal|abogado|abogada|advice|clinic|help|ayuda|asesoria|representation|abogados - consult*|evaluation|review|case review|stuff|first
      poor|low income|indigent|homeless|welfare|food stamps|medicaid recipient|unemployed + lawyer|attorney|legal|help|advice|people|abogado
      food stamps|snap benefits|ebt|welfare|tanf|section 8 voucher + denied|cut off|stopped|appeal|lost|hearing
    `,
  }),
];
