import type { CueGroups } from '../cue.core.ts';

/** People, things and deeds that many stories share. A group may name others. */
export const GROUPS: CueGroups = {
  PARTNER: `husband|hubby|wife|spouse|boyfriend|girlfriend|bf|gf|fiance|fiancee|ex|exhusband|exwife|baby daddy|baby mama|babydaddy|
    my partner|partner keep|father my child|child father|kid father|kid dad|mother my child|child mother|
    esposo|esposa|marido|mi mujer|novio|novia|mi pareja|expareja|exesposo|exesposa`,
  KID: `kid|child|children|son|daughter|baby|toddler|infant|newborn|teenager|teen|grandkid|grandchild|grandchildren|grandson|
    granddaughter|grandbaby|stepson|stepdaughter|stepchild|stepkid|niece|nephew|little girl|little boy|
    hijo|hija|nino|nina|bebe|nieto|nieta|hijastro|hijastra`,
  PARENT: `mom|mother|mum|mama|mommy|dad|father|daddy|papa|parent|grandma|grandmother|grandpa|grandfather|granny|nana|aunt|uncle|
    stepdad|stepmom|stepfather|stepmother|mother in law|father in law|madre|padre|abuelo|abuela|mi mama|mi papa|tio|tia`,
  RELATIVE: `PARTNER|KID|PARENT|brother|sister|sibling|cousin|loved one|family member|relative|friend|hermano|hermana|primo|familiar`,
  VIOLENT: `hit|hitting|beat|beating|beaten|beat up|punch|punched|punching|slap|slapped|slapping|choke|choked|choking|strangle|strangled|
    strangling|kick|kicked|shove|shoved|pushed me|abuse|abused|abusing|abusive|abuser|hurt me|hurting me|hurting|attacked|assaulted|violent|
    violence|threaten|threatened|threatening|threat|stalk|stalked|stalking|afraid|scared|terrified|controlling|
    raped|beaten up|bruise|bruised|black eye|pega|pego|golpea|golpeo|golpe|maltrata|abusa|amenaza|amenazo|miedo`,
  VEHICLE: `car|auto|automobile|vehicle|suv|van|pickup|minivan|taxi|cab|uber|lyft|rideshare|driver|motorist|tesla|jeep|sedan|
    carro|coche|troca|camioneta`,
  TRUCK: `truck|semi|18 wheeler|eighteen wheeler|big rig|tractor trailer|trucker|dump truck|box truck|garbage truck|cement truck|
    fedex truck|ups truck|amazon truck|amazon van|delivery truck|delivery van|camion|trailer truck|log truck`,
  CRASHED: `hit|crash|crashed|crashing|collided|collision|wreck|wrecked|rear ended|rearended|rear end|t boned|tboned|sideswiped|slammed|
    smashed|ran into|ran over|run over|plowed|totaled|totalled|accident|backed into|ran red|ran stop|ran light|cut off|
    choco|chocaron|choque|chocado|choquen|accidente|atropello`,
  DIED: `died|die|dies|dead|death|killed|passed away|passed|deceased|lost life|fatal|murio|fallecio|muerte|mato`,
  HURT: `hurt|injured|injury|injure|broke|broken|fracture|fractured|wounded|crushed|burned|burnt|sprained|tore|torn|cut off|lost finger|
    lost hand|lost arm|lost leg|severed|strain|strained|herniated|pulled|lastime|lastimo|lesion|lesione|lastimado|herido|
    threw out|blew out|concussion|paralyzed`,
  BODY: `back|neck|shoulder|knee|arm|leg|hand|finger|foot|ankle|wrist|hip|head|spine|eye|toe|rib|disc|rotator cuff|elbow|bone|nose|jaw|face|skull|collarbone|thigh|ligament|tendon|nariz|hueso|
    espalda|brazo|pierna|mano|dedo|rodilla`,
  WORK: `work|job|working|worksite|jobsite|job site|workplace|warehouse|factory|on the clock|employer|boss|shift|lifting|forklift|
    trabajo|trabajando|construction site|the plant|coworker|at amazon|scaffolding|conveyor`,
  EMPLOYER: `boss|employer|company i work|job|my work|workplace|manager|supervisor|my company|place i work|hr|human resource|former company|
    patron|jefe|jefa|empleador|compania|restaurant i work`,
  COWORKER: `coworker|co worker|colleague|boss|manager|supervisor|foreman|team lead|companero|jefe|jefa|patron`,
  LANDLORD: `landlord|landlady|slumlord|property manager|property management|apartment complex|apartment manager|super|leasing office|
    casero|arrendador|arrendadora|dueno casa|dueno departamento|dueno apartamento`,
  DOCTOR: `doctor|dr|surgeon|dentist|nurse|hospital|physician|clinic|obgyn|ob gyn|midwife|anesthesiologist|radiologist|orthodontist|
    chiropractor|pharmacist|pharmacy|urgent care|emergency room|er doctor|surgery|operation|operated|surgical|c section|
    doctora|medico|cirujano|dentista|enfermera|cirugia`,
  WRONG: `wrong|mistake|error|botched|messed up|screwed up|left|inside|missed|misdiagnosed|misread|failed|broke|killed|died|die|death|
    damaged|cut|nicked|perforated|negligent|negligence|infection|infected|worse|paralyzed|unnecessary|ruined|without consent|ignored|
    refused treat|sent home|sent me home|delayed|overdose|overdosed|harmed|hurt|injured|burned|punctured|sponge|
    complication|sue|sued|suing|malpractice|scarred|disfigured|error|murio|mal|demandar|lesiono`,
  POLICE: `cop|police|policeman|officer|sheriff|deputy|trooper|swat|patrol|prison guard|jail guard|correctional officer|guard|
    policia|agente|oficial`,
  HARMED: `beat|beat up|shot|tased|tasered|taser|choked|slammed|kneed|brutal|brutality|killed|hurt|punched|kicked|assaulted|harassed|
    harassing|planted|profiled|profiling|excessive force|excessive|broke arm|broke into|raided|abused|pepper sprayed|k9|
    strip searched|wrong house|without warrant|no warrant|illegally|illegal search|searched car without|golpeo|golpearon|
    mistreated|roughed up|falsely|tackled`,
  ICE: `ice|immigration|border patrol|cbp|uscis officer|migra|la migra|ice agent|ice officer|inmigracion|homeland security`,
  TAKEN: `took|taken|take|taking|detain|detained|detention|arrested|picked up|grabbed|raid|raided|holding|caught|hold|deport|
    deported|deporting|knocked|came to|showed up|custody|agarro|agarraron|detuvo|detuvieron|arresto|arrestaron|llevo|llevaron|detenido`,
  FIRED: `fired|fire me|firing|terminated|let go|let me go|laid off|lost my job|lost job|dismissed|sacked|canned|got fired|forced to quit|
    pushed out|forced out|despidieron|despidio|despedido|despedida|corrieron|corrio|written up|demoted|passed over|not promoted|
    promotion|promoted|refused hire|wouldnt hire|didnt hire|not hired`,
  TRAIT: `pregnant|pregnancy|maternity|age|too old|im old|older|race|racist|racism|black|brown|latino|hispanic|asian|white|mexican|
    african american|muslim|jewish|christian|religion|religious|hijab|gay|lesbian|trans|transgender|lgbt|lgbtq|sexual orientation|
    disabled|disability|disabilities|cancer|sick|gender|woman|female|accent|national origin|skin color|sexist|sexism|
    ethnicity|nationality|wheelchair|autistic|diabetic|hiv|edad|embarazada|embarazo|raza|religión|color|dreadlocks|born in`,
  PAY: `pay|paid|paying|paycheck|wage|salary|commission|bonus|tips|tip|overtime|check bounced|last check|final check|hours worked|
    minimum wage|lunch break|meal break|breaks|pagan|pagaron|paga|pagar|pago|sueldo|salario|horas extra|owes me`,
  NOT: `wont|not|never|didnt|doesnt|isnt|refuse|refuses|refused|refusing|withhold|withheld|withholding|without|no|havent|hasnt|cant|
    stopped|stop|still|keep|keeps|keeping|kept|wouldnt|owed|owes|stole|stealing|unpaid|skim|shorted|shorting|late|dont|arent|wasnt|denied`,
  HOME: `house|home|condo|property|mortgage|casa|townhouse|trailer home|mobile home|farm|land`,
  RENTAL: `apartment|rental|rent|unit|lease|tenant|renter|renting|section 8|apt|duplex|departamento|apartamento|renta|inquilino`,
  CREDITOR: `creditor|credit card company|credit card|capital one|midland|portfolio recovery|lvnv|discover card|synchrony|
    debt buyer|collection|collector|debt collector|collection agency|collections agency|debt collection`,
  DRUG: `drug|weed|marijuana|cannabis|pot|coke|cocaine|crack|meth|heroin|fentanyl|pill|xanax|oxy|oxycontin|oxycodone|percocet|adderall|
    mushroom|shroom|lsd|ecstasy|molly|mdma|paraphernalia|narcotic|edibles|opioid|thc|vape cart|methamphetamine|
    droga|marihuana|mota|cocaina`,
  CHARGED: `charge|charged|caught|busted|arrested|arrest|possession|possessing|dealing|dealer|selling|sold|sale|intent|trafficking|
    found|pulled over|felony|misdemeanor|raid|accused|court|jail|prison|facing|offense|first time|cops|police|prosecuted|
    indicted|booked|conviction|convicted|cargos|arrestado|arrestaron|detuvieron`,
  SUE: `sue|suing|sued|lawsuit|sueing|demandar|demanda|take to court|legal action|take them to court`,
  DENIED: `denied|deny|denies|denying|denial|refuse|refuses|refused|refusing|wont|reject|rejected|lowball|lowballed|underpaid|delay|
    delaying|delayed|cancelled|canceled|dropped|cut off|turned down|negado|nego|negaron|rechazado|stopped`,
};
