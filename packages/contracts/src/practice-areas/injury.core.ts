import { phrases } from './practice-area.core.ts';
import type { PracticeArea } from './practice-area.core.ts';

export const INJURY_AREAS: readonly PracticeArea[] = [
  {
    slug: 'personal-injury',
    name: 'Personal Injury',
    parent: null,
    description:
      'Help after an accident or injury that someone else caused: medical bills, lost wages, pain and suffering, and dealing with insurance companies.',
    aliases: phrases(`
      injury, injuries, accident, accidents, pi, bodily injury, negligence, injury claim, pain and suffering,
      catastrophic injury, brain injury, spinal cord injury, burn injury, accident injury, boat accident,
      construction accident`),
    spanish: phrases(`
      lesiones personales, lesiones, accidente, accidentes, daños personales, lesión, negligencia,
      abogado de accidentes, abogado de lesiones, accidente de construcción`),
  },
  {
    slug: 'car-accidents',
    name: 'Car Accidents',
    parent: 'personal-injury',
    description:
      'Claims after collisions between cars: fault, insurance settlements, uninsured and hit-and-run drivers, injuries and damage to vehicles.',
    aliases: phrases(`
      car accident, car crash, car wreck, auto accident, auto accidents, vehicle accident, motor vehicle accident,
      mva, collision, hit and run, rideshare accident, uber accident, lyft accident, whiplash, rear ended`),
    spanish: phrases(`
      accidente de carro, accidentes de carro, accidente de auto, accidentes de auto, accidente de coche,
      accidente automovilístico, accidentes automovilísticos, accidente de tránsito, choque, choque de carro,
      accidente de uber`),
  },
  {
    slug: 'truck-accidents',
    name: 'Truck Accidents',
    parent: 'personal-injury',
    description:
      'Crashes with semi-trucks and other commercial vehicles, where carriers, their insurers and federal safety rules are involved.',
    aliases: phrases(`
      truck accident, truck crash, truck wreck, semi truck accident, 18 wheeler, 18 wheeler accident,
      tractor trailer, big rig, trucking, commercial vehicle accident, delivery truck accident, semi accident`),
    spanish: phrases(`
      accidente de camión, accidentes de camión, accidente de tráiler, accidente de troca, choque de camión,
      choque con un camión, camiones`),
  },
  {
    slug: 'motorcycle-accidents',
    name: 'Motorcycle Accidents',
    parent: 'personal-injury',
    description:
      'Claims of riders after crashes: drivers who did not look, unsafe roads, severe injuries, and insurers who blame the motorcycle.',
    aliases: phrases(`
      motorcycle accident, motorcycle crash, motorcycle wreck, motorcycle, motorcycle injury, biker accident,
      motorbike accident, scooter accident, moped accident`),
    spanish: phrases(`
      accidente de moto, accidentes de moto, accidente de motocicleta, accidentes de motocicleta, choque de moto,
      motocicleta`),
  },
  {
    slug: 'bicycle-pedestrian-accidents',
    name: 'Bicycle & Pedestrian Accidents',
    parent: 'personal-injury',
    description:
      'Injuries of people on foot or on a bicycle who were hit by a vehicle: crosswalks, bike lanes, fault and insurance claims.',
    aliases: phrases(`
      bicycle accident, bike accident, pedestrian accident, pedestrian accidents, bicycle accidents, cyclist hit by car,
      hit by a car, crosswalk accident, bicycle crash, e-bike accident`),
    spanish: phrases(`
      accidente de bicicleta, accidentes de bicicleta, atropello, atropellado, me atropellaron, accidente peatonal,
      accidente de peatón, atropello de peatón`),
  },
  {
    slug: 'medical-malpractice',
    name: 'Medical Malpractice',
    parent: 'personal-injury',
    description:
      'Harm done by doctors and hospitals: misdiagnosis, surgical and medication errors, birth injuries and lack of consent.',
    aliases: phrases(`
      malpractice, medical negligence, misdiagnosis, surgical error, birth injury, birth injuries, hospital negligence,
      doctor error, medication error, med mal, doctor negligence, dental malpractice`),
    spanish: phrases(`
      negligencia médica, mala práctica médica, error médico, errores médicos, mala praxis, lesiones de parto,
      error de diagnóstico`),
  },
  {
    slug: 'slip-and-fall',
    name: 'Slip and Fall',
    parent: 'personal-injury',
    description:
      'Injuries on unsafe property: wet floors, ice, broken stairs and poor lighting in stores, rental buildings and public places.',
    aliases: phrases(`
      slip and falls, slip & fall, slip fall, trip and fall, fall injury, premises liability, unsafe property,
      wet floor, icy sidewalk, store accident`),
    spanish: phrases(`
      resbalón y caída, resbalones y caídas, resbalón, caída, caídas, me caí, piso mojado, accidente en una tienda`),
  },
  {
    slug: 'wrongful-death',
    name: 'Wrongful Death',
    parent: 'personal-injury',
    description:
      'Claims of families after a death that someone else caused: lost support, funeral costs, survival actions and settlements.',
    aliases: phrases(`
      wrongful death claim, wrongful death lawsuit, fatal accident, fatal accidents, fatal car accident,
      death of a family member, survival action`),
    spanish: phrases(`
      muerte por negligencia, muerte injusta, muerte por culpa ajena, muerte culposa, accidente mortal,
      accidente fatal, muerte de un familiar`),
  },
  {
    slug: 'nursing-home-abuse',
    name: 'Nursing Home Abuse',
    parent: 'personal-injury',
    description:
      'Neglect and abuse in nursing homes and assisted living: falls, bedsores, wrong medication, and claims of residents and families.',
    aliases: phrases(`
      nursing home neglect, nursing home, nursing homes, nursing home negligence, elder abuse, elder neglect, bedsores,
      assisted living abuse, nursing home injury`),
    spanish: phrases(`
      abuso en asilo de ancianos, abuso en asilos, abuso de ancianos, negligencia en asilos, maltrato de ancianos,
      maltrato a ancianos, hogar de ancianos, asilo de ancianos`),
  },
  {
    slug: 'product-liability',
    name: 'Product Liability',
    parent: 'personal-injury',
    description:
      'Injuries from dangerous or defective products: vehicles, tools, medical devices and drugs, recalls and claims against makers.',
    aliases: phrases(`
      defective product, defective products, dangerous product, product recall, defective drug, dangerous drugs,
      defective medical device, mass tort, mass torts`),
    spanish: phrases(`
      producto defectuoso, productos defectuosos, responsabilidad por productos, productos peligrosos,
      medicamento defectuoso, medicamentos peligrosos`),
  },
  {
    slug: 'dog-bites',
    name: 'Dog Bites',
    parent: 'personal-injury',
    description:
      'Injuries from dogs and other animals: the liability of owners, medical costs, scars, and claims on home insurance.',
    aliases: phrases(`
      dog bite, dog attack, animal attack, animal bite, bitten by a dog, dog bite injury, animal attacks`),
    spanish: phrases(`
      mordedura de perro, mordeduras de perro, mordida de perro, ataque de perro, me mordió un perro,
      ataque de animal`),
  },
  {
    slug: 'mesothelioma-asbestos',
    name: 'Mesothelioma & Asbestos',
    parent: 'personal-injury',
    description:
      'Illness after work or life with asbestos: mesothelioma, lung cancer, claims on trust funds and against companies.',
    aliases: phrases(`
      mesothelioma, asbestos, asbestosis, asbestos exposure, mesothelioma claim, toxic exposure, toxic tort,
      lung cancer, asbestos trust fund`),
    spanish: phrases(`
      mesotelioma, asbesto, amianto, exposición al asbesto, exposición tóxica,
      cáncer de pulmón`),
  },
];
