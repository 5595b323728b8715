import { said } from '../entry.core.ts';
import type { VocabularyEntry } from '../entry.core.ts';

export const WORK: readonly VocabularyEntry[] = [
  ...said('workers-compensation', {
    strong: `
      hurt at work, injured at work, work injury, fell at work, on the job, carpal tunnel, light duty, ime exam, independent medical exam, comp claim, workers comp denied,
      accidente de trabajo, tendonitis, repetitive motion, maximum medical improvement, occupational disease, me lastime en el trabajo
      WORK + HURT|injur*|fell|falling|accident|fall|slipped|tripped|passed out|crushed|electrocut*|amputat*|burn* - fired|sue|suing|killed|died|train|harass*|steal*
      HURT + BODY + WORK|job
      HURT|injur* + work|job|site|warehouse|trabajo|factory|kitchen|employer - fired
      scaffold*|ladder|forklift|conveyor|crane|roof|machine|press|job site|construction|nail gun|table saw + fell|HURT|injur*|crush*|fall|accident|caught in|cut - law|defect
      carpal tunnel|repetitive strain|repetitive stress|hearing loss + work|typing|job|office|factory
      boss|employer|company|work + comp|workers comp|workmans + deny|denied|refuse*|wont|claim|file|report|without|fake|no
      workers|worker|workmans|workman|workmens|trabajador* + comp|compensation|comp denied|compensacion
      back|shoulder|knee|neck|espalda + work|lifting|trabajo|job|warehouse + HURT|injur*|pain|lastim*|popped|hurts
      cai|caida|lastime|accidente|corte|queme + trabajo|trabajando|obra|construccion|andamio|escalera
      doctor|dr + says|released|clear* + work + back|return - fmla
      needle stick|chemical burn|inhaled|exposed + work|job - fired
      sick|ill|cough*|rash|poisoned|burns|dizzy|asthma + chemical|chemicals|fumes|dust|solvent|asbestos|mold + WORK|job
      forklift|pallet jack|conveyor|loading dock|pallet|hoist|bulldozer|excavator|backhoe + ran over|over my|hit|fell|crush*|pinned|dropped|foot|hand|leg - for sale
      company doctor|work doctor|employers doctor|independent medical exam + fine|says|said|cleared|back to work|not hurt|light duty|release*
    `,
    weak: `work comp`,
  }),
  ...said('employment-law', {
    strong: `
      sue my employer, sue my boss, sue my job, non compete, severance package, severance, whistleblower, qui tam, fmla, family medical leave, maternity leave,
      hostile work environment, toxic workplace, employment contract, hr complaint, wrongful write up, pip, garden leave, nda, non solicit, union rep, workplace bullying
      SUE|rights|complain*|problem|unfair|issue|report + EMPLOYER|job|workplace|employee|trabajo - wage|paid|hurt|pay|injur*|touch*|race|fire*|property|tenant|apartment
      non compete|noncompete|non disclosure|nondisclosure|no compete|non solicitation
      denied|refused|deny|taking|asked|requested|retaliat*|violat* + fmla|leave|medical leave|sick leave|sick time|accommodation|bereavement|pto|vacation
      retaliat*|retaliation|punished|write up|written up|cut my hours|demoted + boss|employer|complain*|report*|work|hr|job|manager|whistle*
      reported|report|reporting|complained|blew + safety|osha|fraud|boss|illegal|violation|harassment|whistle + retaliat*|demoted|punished - husband
      boss|manager|supervisor|coworker + harass*|bully*|yell*|scream*|toxic|hostile|threaten*|unfair|abusive|humiliat*|retaliat*|mean|creep - sexual*|touch*|grop*|race|racist|landlord
      severance + sign|review|negotiat*|offer*|agreement|package
      osha|nlrb|union|grievance|wrongful demotion|personnel file|reference|unemployment + denied|job|work|boss|employer|appeal|hearing|complaint|violation|unsafe
      unemployment|unemployed + denied|appeal|benefits|claim|hearing|office
      jefe|patron + acosa|grita|maltrata|abusa|amenaza|represalia*
      drug test|background check + job|work|employer|hired|offer
      work contract|job contract|offer letter|employee handbook
      unsafe + work|working|job|workplace|conditions
    `,
    weak: `boss, employer, manager, coworker, workplace, job, jobs, employee, supervisor, trabajo, paycheck, worker, workers, labor`,
    soft: `union`,
  }),
  ...said('wrongful-termination', {
    strong: `
      fired, got fired, wrongfully fired, fired me, laid off, unfairly dismissed, unfair dismissal, wrongful dismissal, let go, terminated from,
      forced to resign, forced to quit, me despidieron, me corrieron, despidieron, got terminated, wrongfully let go, job terminated, fire me, rif
      fired|fire|terminated|let go|laid off|lost my job|dismissed|sacked + WORK|boss|job|employer|company|because|after|while|for|unfair*|without|no reason|wrong*|sick|pregnan*|complain*|report*|leave|fmla|hurt|injur*|refus*|trabajo|jury duty|over|text|email|medical|maternity|whistle*|age|KID|baby - benefits|custody|visa|parental rights|lease|ssdi|landlord|child support|support payments|alimony|mortgage|bankrupt*
      boss|employer|company|manager|job|work|jefe|patron + FIRED - promotion|promoted|written up|demoted|hire
      fired|terminated|laid off|let go|despidieron|despidieron|corrieron + TRAIT|embarazada|edad
      terminat* + wrongful*|job|employment|employee|work|position
    `,
    weak: `terminated, termination, dismissed, lost my job`,
  }),
  ...said('workplace-discrimination', {
    strong: `
      title vii, title 7, eeoc, eeoc complaint, eeoc charge, ageism, glass ceiling, reasonable accommodation, right to sue letter, pay gap, age discrimination
      TRAIT + FIRED|boss|manager|work|job|employer|workplace|coworker|hired|promotion|supervisor|interview|company - criminal|compensation|comp claim|wage|dui|green card|ssdi|ssi|visa|hiring a|hurt|denied disability|too sick|too disabled
      FIRED + because|since|age|years old|year old|turned + 50|51|52|53|54|55|56|57|58|59|60|61|62|63|64|65|66|67|68|69|70 - hours|days|weeks|dollars
      fired|demoted|promotion|promoted|hire|hired|passed over|let go|laid off + too old|im old|age|pregnant|race|black|gay|religion|disabled|disability|gender|woman|accent|embarazada|older|younger|skin
      racist|racism|racial|sexist|homophob*|ageist|discriminat*|discrimin* + boss|manager|work|job|coworker|employer|workplace|hr|supervisor|hiring|trabajo|company|jefe
      n word|slur|slurs|racial joke|noose|go back to my country|monkey + COWORKER|work|job
      eeoc*|equal pay|unequal pay|paid less|pay less + men|man|women|woman|male|female|white|eeoc
      pay|pays|paid|paying|earn|earns|make|makes + women|woman|female|girls|black|latina|older + less|lower|half - child|support|taxes
      pray|prayer|hijab|turban|sabbath|dreadlocks|natural hair|breast pump*|pump milk|pumping|accommodat* + work|job|boss|employer|fired|manager
      discrimina* + embarazada|embarazo|edad|raza|trabajo
      cut|dropped|removed|took off|taken off + schedule|hours|shifts|project|roster + TRAIT
      younger|men|white people|males|the guys + promotion|promotions|promoted|raise|raises|better pay - criminal
    `,
  }),
  ...said('sexual-harassment', {
    strong: `
      sexually harassed, harassed at work, quid pro quo, me too, unwanted advances, sexual advances, me toca, acoso sexual, sexual favors, handsy, inappropriate touching
      COWORKER|EMPLOYER|client|customer|professor + touch*|touches|grop*|grabbed|grabs|grabbing|creep|creepy|pervert|flirt*|hit on|hitting on|hits on|asked me out|sleep with|sex|sexual*|kiss*|
        nude|nudes|porn|naked|advances|butt|breast|inappropriate|rub*|massage|lewd|dirty jokes|sexts|sexting|sexual favors|toca|toco|acosa|manosea|propon*|stares|hugs|dick|dirty|pics|explicit|underwear|dating|date me
      sexual*|inappropriate|unwanted + work|job|boss|manager|workplace|comment*|touch*|advances|jokes|trabajo|jefe - assault charge|arrest*|accused|registry|offender|KID|abuse
      harass* + work|boss|job|coworker|manager|workplace|office|sexual*|supervisor|female|women|hr - debt|collector|neighbor|landlord|police|cops|race|racial|racist|ex|religi*
      harassment|harassed|harassing|acoso - debt|collector|creditor|neighbor|landlord|police|cops|ex|telephone|phone|bill|race|racial|age|husband|restraining
      grop*|catcall* + work|boss|manager|coworker|me
    `,
    weak: `harassment, harassed, harassing, acoso`,
  }),
  ...said('wage-claims', {
    strong: `
      not paid overtime, unpaid wages, boss wont pay, employer wont pay, stolen wages, last paycheck, final paycheck, unpaid tips, tip pooling, off the clock,
      independent contractor misclassification, misclassified, unpaid internship, unpaid intern, unpaid training, unpaid trial shift, 1099 misclassified, under the table, bounced paycheck, tip theft, no me pagan, no me pagaron,
      back pay, prevailing wage, flsa, time and a half, minimum wage, wage theft, docked my pay, unpaid overtime, unpaid commission, working without breaks
      EMPLOYER|company + NOT + PAY - customer|client|insurance|claim|workers comp|comp claim|rent|child|medical|injur*|landlord|insurance|hurt
      boss|employer|jefe|patron|job|restaurant + PAY + NOT|owe|owes|short|debe|no - comp|rent|hurt|injur*|men|women
      PAY + overtime|hours|worked|paycheck|tip|tips|wage|wages|commission|last|final|breaks|lunch - customer|client|rent|ticket|child|tuition|tax|taxes|speeding
      stole|stealing|steals|steal|keep|keeps|keeping|withhold*|took|taking|short*|cut|owed|owe|owes|unpaid|missing|skim* + tip|tips|wage|wages|paycheck|overtime|commission|hours|salary|last check|final check - child|irs|garnish*|tax
      overtime|tips|paycheck|commission|pto payout + NOT|PAY|boss|employer|restaurant|waitress|server|bartender
      roba|roban|robaron|robo|quitaron|descontaron + salario|sueldo|propinas|horas|cheque
      misclassif*|1099 + employee|contractor|worker|employee|misclass*|salary|boss|overtime
      pagan|pagaron|pagar|pago|paga|deben|debe|roban + horas|trabajo|patron|jefe|salario|sueldo|overtime|propinas|cheque|tiempo extra - renta|hijo*
      no me pagan|no me pagaron|no me paga|no me quiere pagar|no me quieren pagar|nunca me pago - hijo|seguro|renta
      work*|worked + NOT paid|without pay|unpaid|60 hours|through lunch|no breaks|seven days|off the clock
      EMPLOYER + delet*|chang*|edit*|shav*|erase*|round* + hours|time card|timecard|timesheet|punches|clock
      salaried|salary|exempt + overtime|hourly|60 hours|50 hours|misclassif*|treated like|unpaid|extra hours
    `,
  }),
];
