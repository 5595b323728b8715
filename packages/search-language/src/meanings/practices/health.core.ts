import { said } from '../entry.core.ts';
import type { VocabularyEntry } from '../entry.core.ts';

export const HEALTH: readonly VocabularyEntry[] = [
  ...said('medical-malpractice', {
    strong: `
      cerebral palsy, erbs palsy, erb palsy, shoulder dystocia, stillborn, stillbirth, misdiagnosed, botched surgery, surgical mistake, wrong diagnosis,
      wrong medication, anesthesia error, brain damage at birth, hospital negligence, botched, med mal, preeclampsia, medical error
      DOCTOR + WRONG - fired|laid off|animal|bill collector|hire|work for|abus* husband|car|dog|crash|driver|stairs|note|fmla|hit by|job|boss|at work|work comp|workers|ssdi|disability
      misdiagnos*|malpractic*|botch*|misread
      baby|newborn|infant|birth|delivery|labor|pregnancy|parto|bebe + brain damage|cerebral palsy|oxygen|palsy|died|stillborn|c section|forceps|injur*|dropped|hospital|doctor|damage*|mistake|vacuum|nacio|murio|lack of oxygen|born with - crib|crash|car|custody|adopt*|accident car|recall*|formula|daycare
      cancer|tumor|stroke|heart attack|appendix|sepsis|fracture|diagnosis|lump|aneurysm|blood clot|infection + missed|misdiagnos*|undiagnosed|late|ignored|delayed|sent home|failed|misread|didnt catch|didnt find|not diagnosed|overlooked|caught late|not found|wasnt found|never found|not caught|wasnt caught|found too late|undetected|months late|not seen
      doctor|dentist|hospital|nurse|surgeon|medico|dentista|cirujano + sue|suing|sued|lawsuit|demandar|demanda|negligen*|killed|complain*|mal|error
      tooth|teeth|root canal|crown|implant|jaw|nerve + dentist|broke|pulled wrong|numb|damage|damaged
      plastic surgery|cosmetic surgery|botox|liposuction|bbl|lasik|breast implant|tummy tuck|nose job|gastric bypass|hysterectomy|epidural|spine surgery|knee replacement + wrong|botched|infect*|bad|gone|ruin*|damage*|died|sue|nerve|scar*|pain|blind|complication*|disfigur*|mistake
      surgery|operation|cirugia|procedure + wrong|gone|went|bad|botched|error|mistake|died|infection|infected|complication*|mal|paralyzed|left|nerve damage|without consent - dog|work comp
      wrong + dose|dosage|prescription|medication|medicine|drug|leg|patient|blood|kidney|limb|side|tooth|teeth|eye|knee|breast|hip|organ|hernia - arrest*|police|hit|broke
      hospital|er|emergency room|ambulance|paramedic + turned away|refused|ignored|waited|sent home|infection|fell|dropped|killed|sepsis|discharged|left me
      hospital|er|emergency room|urgent care|clinic + sent|sends|send + home|away - nursing|hospice|home health|home care
      HURT|harmed|injur*|damaged|fractur* + birth|childbirth|being born|delivery room|parto - hit|crash|car|work|certificate
      left + sponge|instrument|needle|scalpel|towel|gauze
      hospital acquired|staph|mrsa|sepsis
      therapist|psychiatrist|nurse|doctor + inappropriate|touched|sexual*|molested|assaulted
      amputat*|paraly*|blind|blindness|brain dead|coma + nobody checked|not checked|ignored|didnt check|doctor|hospital|surgery|surgeon|nurse|infection|diabet* - crash|car|machine|blade
      overdose|overdosed|died|suicide + rehab|detox|psych ward|psychiatric|hospital|clinic|treatment center - arrest*|charged|possession
    `,
    soft: `doctor, hospital, surgery, surgeon, nurse, dentist`,
  }),
  ...said('product-liability', {
    strong: `
      roundup, zantac, talcum powder, talc, baby powder, hernia mesh, vaginal mesh, ivc filter, paraquat, ozempic, hair relaxer, hair straightener, airbag,
      takata, philips cpap, recalled, truvada, belviq, chantix, paragard, depo provera, firefighting foam, afff, tire blowout, defective, talcum,
      earplugs, hip implant, knee implant, baby formula nec, exploding battery, hoverboard, suboxone, elmiron, valsartan, bair hugger, oxbryta
      recall*|defectiv* - car|vehicle|attorney|truck|construction|title|roof|home
      bought|took|taking|take|used|using|prescribed|swallowed|given + drug|medication|medicine|pill|pills|vaccine|supplement|product|inhaler + sick|ill|cancer|died|dead|bleeding|stroke|heart attack|liver|kidney|hospitalized|allergic - arrest*|charge|charged|police|cop|possession|wrong|overdose*
      side effect|side effects + drug|medication|medicine|vaccine|lawsuit|pill
      vape|battery|phone|pressure cooker|instant pot|e cigarette|lithium|hoverboard|charger|tire|ladder|crib|stroller|car seat|airbag|toy|heater|grill|space heater|
        table saw|lawn mower|lawnmower|power tool|helmet|seatbelt|brakes|ignition switch|drill|blender|bike frame|nail gun|coffee maker|kettle|air fryer|microwave|oven|
        stove|dryer|dishwasher|fridge|laptop|computer|hair dryer|curling iron|candle|fireworks|scooter|hot water bottle + explod*|exploded|blew up|
        caught fire|burned|malfunction*|broke|broken|failed|collapsed|defect*|hurt|injur*|recall*|didnt deploy|not deploy|cut off|shattered|faulty|amputat*|locked - work|job|lemon|dealer|landlord|tooth|ladder at|fell
      faulty|dangerous|unsafe|malfunction* + product|device|toy|machine|appliance|medication|drug|implant|equipment|airbag|tire|brakes
      implant|mesh|pacemaker|iud|catheter|stent|cpap|filter|port + failed|broke|migrated|recall*|lawsuit|infect*|defect*|problem|pain|perforat*|metal|fracture*
      cancer + roundup|weed killer|talc|powder|zantac|product|hair|pesticide|herbicide|sunscreen|vape|juul|glyphosate
      weed killer|weedkiller|glyphosate|herbicide|pesticide
      toxic|lead|arsenic|metals + baby food|product|toy|makeup|cosmetic*
      juul|e cigarette|vaping + lung|addict*|sue|lawsuit|popcorn|teen addict*
      lawn mower|lawnmower|mower|saw|table saw|blender|treadmill|ladder|chainsaw|snowblower|trimmer + cut|sliced|severed|amputat*|blade|toes|fingers|collapsed|threw me - work|job|fell off
      hair dye|shampoo|sunscreen|lotion|makeup|mascara|eyelash*|deodorant|detergent|relaxer|wax kit|nail glue|cream + burn*|burned|rash|blister*|blind|scalp|allergic|bald|hair loss|scar*
      tire|tires|brakes|airbag|seatbelt|steering + blew|blowout|burst|failed|locked|separat*|gave out|didnt work|never opened - ran into|hit me
    `,
  }),
];
