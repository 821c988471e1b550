/** What shoppers in New Zealand type, with what each sentence asks for; "~" marks a typo or slang. See `judge.ts`. */
export const NEW_ZEALAND = `
toyota aqua under 12k | make=Toyota model=Aqua price<12000
nissan leaf electric | make=Nissan model=Leaf fuel=Electric
mazda demio automatic | make=Mazda model=Demio transmission=auto
used skoda octavia wagon | car_type=used make=Škoda model=Octavia body=Wagon
double cab ute 4wd diesel | body=Ute drive=4wd fuel=Diesel
hybrid hatchback under $15,000 | fuel=Hybrid body=Hatch,Hatchback price<15000
cars in wellington | city=Wellington
near porirua under 20k | city=Lower_Hutt,Wellington city?=Otaki price<20000
within 40km of lower hutt | city=Lower_Hutt,Wellington
otaki yard suv | city=Otaki body=SUV
palmerston north utes | city=Palmerston_North body=Ute
ford ranger wildtrak under 60,000 kms | make=Ford model=Ranger km<60000
more than 5 seats | seats=7,8
seven seater suv | seats=7 body=SUV
newer than 2017 cx-5 | year>2018 model=CX-5
2015 or newer prius | year>2015 model=Prius
less than 100000km outlander phev | km<100000 model=Outlander fuel=Plug-in_Hybrid
no manuals | -transmission=Manual
not red or white | -colour=red,white
anything but an suv | -body=SUV
petrol hatch, not a nissan | fuel=Petrol body=Hatch,Hatchback -make=Nissan
superb or octavia | model=Octavia,Superb
corolla or mazda axela | make=Mazda,Toyota model=Axela,Corolla
blue hatch between 10k and 15k | colour=blue body=Hatch,Hatchback price=10000-15000
10 to 15k | price=10000-15000
from 20000 to 30000 dollars | price=20000-30000
around $20,000 | price=18000-22000
over 40k | price>40000
at least $30k | price>30000
no more than 18k | price<18000
$100 a week | price<20500
under 80 per week | price<16500
$400 a month | price<19000
chery tiggo 7 pro new | make=Chery model=Tiggo_7_Pro car_type=new
omoda 5 demo | model=Omoda_5 car_type=demo
brand new suv under 40k | car_type=new body=SUV price<40000
second hand ute | car_type=used body=Ute
ex demo kodiaq | car_type=demo model=Kodiaq
certified used toyota | certified=true car_type=used make=Toyota
cheapest 4wd | sort=price_low drive=4wd
lowest mileage prius | sort=kms_low model=Prius
latest arrivals | sort=latest
estate car with tow bar | body=Wagon feature=Tow_Bar
station wagon awd | body=Wagon drive=awd
people carrier | none=*
convertible under 30k | none=* price<30000
suzuki swift 2018 | none=Suzuki year=2018
honda jazz | make=Honda none=*
subaru legacy | make=Subaru none=*
hilux 2019 with less than 90k km | model=HiLux year=2019 km<90000
grey suv with leather and sunroof | colour=grey body=SUV feature=Leather_Seats,Panoramic_Sunroof
not older than 5 years | year>2021
under 3 years old ev | year>2023 fuel=Electric
over 10 years old | year<2016
2012-2015 fit | year=2012-2015 model?=Fit
honda fit under 10k | make=Honda model=Fit price<10000
max 15k | price<15000
price under 25k, km under 80k | price<25000 km<80000
20k budget for a family wagon | price<20000 body=Wagon
bluetooth and cruise control | feature=Bluetooth,Cruise_Control,Adaptive_Cruise_Control
front wheel drive hatch | drive=fwd body=Hatch,Hatchback
mazda bt-50 or ford ranger | make=Ford,Mazda model=BT-50,Ranger
vehicles without diesel engines | -fuel=Diesel
anything under 8k in palmerston north | price<8000 city=Palmerston_North
dark blue or black sedan | colour=blue,black body=Sedan
5 or 7 seats | seats=5,7
~ ute w/ low ks | body=Ute sort=kms_low
~ cheap runabout auto | sort=price_low transmission=auto
~ tojo hilux | make=Toyota model=HiLux
~ toyotta aqwa | make=Toyota model=Aqua
~ nisan leef | make=Nissan model=Leaf
~ mazda dimeo | make=Mazda model=Demio
~ ocatvia wagon | model=Octavia body=Wagon
~ suburu outbak | make=Subaru model=Outback
~ mitsi outlander phev | make=Mitsubishi model=Outlander fuel=Plug-in_Hybrid
~ navarra 4wd dbl cab | model=Navara drive=4wd body=Ute
~ hybird under 10 grand | fuel=Hybrid price<10000
~ chch cars sub 10k | price<10000 none?=cars_near_Christchurch
~ palmy suv | city=Palmerston_North body=SUV
~ wgtn ute | city=Wellington body=Ute
~ sumthin cheap n reliable under 5k | price<5000 sort=price_low
~ got a spare 9k, no nissans | price<9000 -make=Nissan
~ xtrail 2016+ 7 seats | model=X-TRAIL year>2016 seats=7
~ ranger px3 auto not white | model=Ranger transmission=auto -colour=white
~ prius 100k kms or less | model=Prius km<100000
~ 80k on the clock max | km<80000
~ axela 20k ish | model=Axela price=18000-22000
~ ev under 25 | fuel=Electric price<25000
~ wagon w/o diesel | body=Wagon -fuel=Diesel
~ skodia superb | make=Škoda model=Superb
~ corrola hatch | model=Corolla body=Hatch,Hatchback
~ tucsen | model=Tucson
~ blak or gray ute | colour=black,grey body=Ute
~ lower hut suvs | city=Lower_Hutt body=SUV
~ 2wd ute or 4x4 ute under 30k | body=Ute drive=4wd,fwd,rwd price<30000
~ preowned rav 4 | car_type=used model=RAV4
~ cruze controll | feature=Cruise_Control,Adaptive_Cruise_Control
~ moonroof and carplay | feature=Panoramic_Sunroof,Apple_CarPlay
~ finance 90pw toyota | price<18500 make=Toyota
~ tiggo 7 | model=Tiggo_7_Pro
`;
