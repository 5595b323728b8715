import { said } from '../entry.core.ts';
import type { VocabularyEntry } from '../entry.core.ts';

export const INJURY: readonly VocabularyEntry[] = [
  ...said('personal-injury', {
    strong: `
      personnel injury, got hurt, was hurt, ambulance chaser, jones act, boating accident, plane crash, train accident, train crash, amusement park,
      swimming pool accident, burn victim, traumatic brain injury, tbi, spinal injury, concussion, amputation, bus accident, bus crash, airplane accident
      bus|train|subway|trolley|tram|boat|jet ski|ferry|cruise|cruise ship|plane|helicopter|golf cart|atv|four wheeler|roller coaster|zip line|
        ski lift|trampoline|tren|autobus|metro + CRASHED|HURT|injur*|accident|fell|drowned|sue|flipped|overturned - school suspended|under the bus
      hit by a bus|hit by bus|struck by|hit by train
      amputat*|paraly*|quadripleg*|disfigur*|electrocut*|maimed|burn injury|burn injuries|scarred for life - doctor|surgeon|surgery|hospital|work|job
      gas|propane|boiler|house + explosion|exploded|carbon monoxide
      drown*|near drowning + pool|lake|KID|boat|water park
      food poison*|salmonella|e coli|foreign object in food|glass in my food
      glass|metal|plastic|worm|worms|bug|bugs|mouse|razor|screw|mold + burger|pizza|salad|soup|sandwich|drink|soda|cereal|my food|candy|baby food|taco - apartment|landlord
      carbon monoxide|lead poisoning|lead paint
      beat up|beaten|jumped|stabbed|shot|assaulted|attacked + bar|club|nightclub|bouncer|hotel|parking lot|mall|security guard|concert|store|gas station - charged
      negligent security|inadequate security|bouncer
      gym|playground|daycare|day care|school|trampoline park|hotel|airbnb|camp|church + HURT|injur*|fell|broke|abuse|abused|neglect* - work|fired
      sue + walmart|target|costco|kroger|store|hotel|airline|uber|lyft|city|gym|restaurant|amusement - fired|hired|discriminat*|wages|job|overtime
      pain + suffering
      injured|hurt|lastimado|herido + accident|someone elses|not my fault|accidente
      settlement|demand letter|adjuster + injur*|accident|pain
      hospital bill|medical bills + accident|injury
      adjuster|insurance company + call*|settle*|offer*|lowball + accident|injur*|crash
      birth injury lawsuit
      sexual abuse|molested|abused + church|priest|scout*|coach|clergy|boarding school
      VEHICLE|crash|crashed|hit + city bus|school bus|bus|garbage truck|fire truck|ambulance|train|streetcar - speeding|ticket|work|school suspended
    `,
    weak: `
      HURT + BODY
      injured, accident, accidents, injury, injuries, accidente, explosion, exploded, drowned, burned`,
    soft: `hurt, pain, crash, wreck`,
  }),
  ...said('car-accidents', {
    strong: `
      rear ended, t boned, fender bender, totaled, totaled my car, uninsured motorist, hit and run, intersection crash, head on collision,
      pileup, sideswiped, at fault driver, rideshare crash, passenger in an accident, drunk driver hit me, whiplash, car accident attorney
      VEHICLE + CRASHED|choco|choque|chocaron - truck|bike|bicycle|biking|cycling|pedestrian|crosswalk|motorcycle|harley|semi|walking|killed|died|deceased|dui|dwi|drunk driving|mortal|moto|bicicleta|camion|atropello|caminando|bus|charged|dog
      drunk driver|texting driver|distracted driver|uninsured driver|reckless driver|teen driver|other driver - killed|died|death
      got hit|was hit|someone hit|guy hit|lady hit|woman hit|man hit|driver hit|hit me|hit my|hit us|me choco|me chocaron|nos chocaron|i hit|struck by - husband|wife|boyfriend|girlfriend|boss|cop|police|teacher|dog|bus|truck|bike|motorcycle|cop|officer|he hit|she hit|ex|partner|bicycle|semi|walking|crosswalk|bully|guard|train|coworker|riding|ball|student|dad|mom|father|stepdad|jogging
      rear end*|tbone*|t bone*|sideswipe*|fender bender|whiplash|latigazo
      totaled|wrecked + car|insurance|vehicle
      crash|wreck|accident|collision + highway|freeway|interstate|intersection|i 95|red light|stop sign|insurance|airbag|seatbelt|passenger|driving|drove|driver|street|lane|left turn|u turn
      accident|crash|wreck + not my fault|passenger|someone hit
      ran + red light|stop sign + hit
      passenger|pasajero + CRASHED|injur*
    `,
    weak: `got hit, crashed, collision, whiplash, crash, wreck, car wreck`,
  }),
  ...said('truck-accidents', {
    strong: `
      hit by a truck, underride, jackknife, jackknifed, trucking company, dump truck, log truck, semi truck, commercial truck, garbage truck
      TRUCK + CRASHED|ran|killed|injur*|merged|lost control|rolled|jackknife*|me + TRUCK|CRASHED|accident|hit
      truck|trucks + ran me|off the road|off road|tire|jackknif*
      TRUCK + CRASHED|injur*|merged|lost control|rolled|sue|victim|lawsuit - food truck
      18 wheeler|eighteen wheeler|big rig|tractor trailer|semi truck|semi trailer
      amazon|fedex|ups|dhl|usps|delivery + van|truck|driver + CRASHED|injur*|killed
      camion|trailer|troca + choco|choque|golpeo|accidente|pego
    `,
  }),
  ...said('motorcycle-accidents', {
    strong: `
      harley, scooter crash, moped crash, dirt bike, motorbike, laid my bike down
      motorcycle|motorbike|harley|moped|vespa|dirt bike|biker|ducati|yamaha|crotch rocket|motorcyclist|motocicleta|moto + CRASHED|HURT|injur*|killed|accident|laid down|riding|rider|helmet|car|lawyer|hit|pulled out|left turn
      laid + down + bike|harley|motorcycle
      harley*|motorcycle*|motorcyclist
      scooter + CRASHED|fell|injur*
    `,
  }),
  ...said('bicycle-pedestrian-accidents', {
    strong: `
      run over, jaywalking, jogger, cyclist, crosswalk, hit while walking, hit while biking, me atropello, me atropellaron
      bike|bicycle|cyclist|biking|cycling|ebike|e bike|bicyclist|scooter|skateboard|bicicleta|riding my bike|peloton + CRASHED|hit|car|killed|doored|injur*|struck|driver|fell - motorcycle|harley|dirt bike|helmet law
      walking|pedestrian|crosswalk|jogging|jogger|walked|crossing|crossed|on foot|sidewalk|stroller|school bus stop|caminando|cruzando|peaton + CRASHED|hit|struck|knocked down|killed|injur*|car|driver|carro - fell|tripped|slipped|ice|trip|fall|uneven|crack
      run over|ran over|ran me over|runover|atropell* - truck|semi|dog|bus|cat
      car|suv|driver + hit|struck|ran over + me while|pedestrian|walking|running|crossing|bike|bicycle|KID playing
      doored|dooring|car door
      scooter|e scooter|cyclist|skateboarder|bike rider|ebike + ran into|ran over|hit|knocked|crashed into + PARENT|KID|me|wife|husband - car|truck
    `,
  }),
  ...said('slip-and-fall', {
    strong: `
      slipped, slipped and fell, slip n fall, slip fall, black ice, wet floor, broken stairs, uneven sidewalk, icy parking lot, fall accident
      slip|slipped|slipping|tripped|trip|tumbled|stumbled|fell|fall|fallen|falling|caí|caida|resbale|resbalon|tropece + ice|icy|snow|floor|wet|stairs|stair|
        staircase|sidewalk|curb|parking lot|walmart|target|store|grocery|supermarket|mall|restaurant|costco|kroger|publix|hotel|pothole|steps|step|escalator|
        elevator|puddle|spill|railing|handrail|porch|deck|hole|carpet|rug|uneven|crack|casino|gym|bathroom|shower|lobby|entrance|aisle|bar|cracked|apartment building|hallway|balcony|
        piso|tienda|escaleras|mojado|banqueta - work|job|nursing home|love|behind|asleep|ladder|scaffold|roof|bike|boss|pregnant|shift|nursing
      slipped and|tripped and|slip and|trip and|i slipped|i tripped|slipped on|tripped over|tripped on|slipped at|slipped in|me resbale|me cai|i fell|she fell|he fell - work|working|job|behind|love|nursing|asleep|ladder|bike|boss|boat
      fell|falling|collapsed|collapse + ceiling|shelf|sign|tree|balcony|merchandise|chandelier|box|stairs + me|on|head|under
      stairs|stair|staircase|steps|railing|handrail|porch|deck|balcony|floor + broke|broken|collapsed|gave way|gave out|rotten|caved + HURT|BODY|fell - work|job|ladder
      shelf|merchandise|box|ceiling tile + fell + head|me
      elevator|escalator + HURT|malfunction*|dropped|stuck|injur*
      neighbor|friend + stairs|porch|pool + fell|injur*
      ice|icy|snow|wet|puddle|uneven|cracked|hole + sidewalk|steps|stairs|parking lot|entrance|walkway|driveway|floor|store|bank|aisle - driving|crash|car accident|arrested|agent|detention
    `,
    weak: `slip, tripped, trip`,
  }),
  ...said('wrongful-death', {
    strong: `
      wrongful death, drunk driver killed, killed in a crash, killed in an accident, fatal crash, fatal accident, survivor benefits lawsuit
      RELATIVE + killed|died|death|dies|muerto|murio|mato|mataron + CRASHED|driver|drunk|car|truck|semi|accident|work|job|negligen*|explosion|drown*|bus|train|plane|motorcycle|collision|jail|hospital|doctor|surgery|fire|shooting|construction|electrocut*|overdose|accidente|carro - will|estate|probate|house|murder|charged
      killed + RELATIVE - charged|arrested|dog|cat|murder|accused
      drunk driver|driver|car|truck|semi + killed|kill + me|RELATIVE|us|someone
      funeral|burial + killed|accident|negligen*|sue
      lost + RELATIVE + crash|accident|negligen*
      death + accident|crash|lawsuit|negligen*|work|workplace|jail - penalty
      sue + death|died|killed
    `,
    weak: `fatal, fatally`,
  }),
  ...said('nursing-home-abuse', {
    strong: `
      bedsore, bedsores, pressure ulcer, pressure sores, elder abuse, elder neglect, assisted living, memory care, rest home, asilo de ancianos
      nursing home|nursing facility|assisted living|rest home|care home|memory care|care facility|rehab facility|nursing|asilo|hospice|old folks home + abus*|neglect*|
        fell|bruise*|died|death|hit|bedsore*|sores|dropped|dehydrat*|malnourish*|starv*|infection|ignored|sue|hurt|overmedicat*|wandered|sepsis|mistreat*|
        broke|stole|injur*|beat|dirty|unexplained|restrained|choked|yelled|maltrat*|lawsuit - pay|medicaid|afford
      aide|caregiver|caretaker|cna|staff|attendant|orderly + hit|hits|hitting|slap*|punch*|yell*|pinch*|drag*|drop*|rough + PARENT|elderly|resident - car|truck|bus
      elder|elderly|senior|ancian* + abus*|neglect*|maltrat*|hit|mistreat*
      bedsore*|bed sore*|pressure sore*|pressure ulcer*|decubitus
      grandma|grandmother|grandpa|grandfather|PARENT + neglect*|mistreat*|abused + home|facility|staff|aide|caregiver
    `,
  }),
  ...said('dog-bites', {
    strong: `
      dog bit, bitten by a dog, dog attack, bit by a dog, pitbull, pit bull, rottweiler, german shepherd attack, vicious dog, animal bite
      dog|pitbull|pit bull|rottweiler|german shepherd|doberman|husky|puppy|cat|horse|animal|mastiff|bulldog|chihuahua|perro|perra|labrador|akita + bit|bite|biten|bitten|
        bites|biting|attack|attacked|attacks|attacking|mauled|mauling|killed|scratched|knocked|lunged|nipped|chased|kicked|jumped|mordio|ataco|mordida|mordedura|hurt|loose
        - police shot|cop shot|hot dog|adopt|cops shot|officer|police|custody
      mauled|mauling|dog owner|leash law
      neighbor|vecino + dog|perro + KID|bit|bite|attack*|barking|killed|loose|mordio
    `,
  }),
  ...said('mesothelioma-asbestos', {
    strong: `
      mesothelioma, asbestos, asbestos exposure, asbestosis, meso, lung cancer, pleural plaques, silicosis, benzene, pfas, forever chemicals
      asbest*|meso lawyer
      expos* + asbestos|chemical*|toxic|navy|shipyard|insulation|benzene|dust|fumes|silica|radiation|contaminat* - indecent|roundup|lejeune|burn pit|burn pits|agent orange
      shipyard|pipefitter|boiler room|boilermaker|coal mine|coal miner|foundry|brake pads|silica|sandblast*|insulation + breath*|cough*|lung|lungs|oxygen|dying|sick|scarring
      cancer|lung|lungs + shipyard|navy ship|insulation|boiler|pipefitter|asbestos|factory|mine|refinery|brake|toxic|chemical plant
      contaminated|poisoned + water|well|soil|groundwater - lejeune
    `,
  }),
];
