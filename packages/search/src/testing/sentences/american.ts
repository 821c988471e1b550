/** What American shoppers type, with what each sentence asks for; "~" marks a typo or slang. See `judge.ts`. */
export const AMERICAN = `
used trucks under 30k | car_type=used body=Truck price<30000
pickup truck 4x4 | body=Truck drive=4wd
crew cab pickup under $40,000 | body=Truck price<40000
ford f-150 lariat | make=Ford model=F-150 badge?=Lariat
f150 xlt under 50k miles | model=F-150 badge?=XLT km<50000
chevy silverado 1500 | make=Chevrolet model=Silverado_1500
silverado with low miles | model=Silverado_1500 sort=kms_low
toyota tacoma or nissan frontier | make=Nissan,Toyota model=Frontier,Tacoma
honda accord 2018 or newer under 60,000 miles | make=Honda model=Accord year>2018 km<60000
cars under 15k near austin | price<15000 city=Austin,Round_Rock
within 20 miles of round rock | city=Austin,Round_Rock
suvs in san antonio | body=SUV city=San_Antonio
trucks in texas | body=Truck state=TX
3 row suv | body=SUV seats=7,8
suv with third row seating | body=SUV seats=7,8
8 passenger suv | body=SUV seats=8
minivan for family of 6 | body=Minivan seats=7,8
jeep wrangler manual | make=Jeep model=Wrangler transmission=Manual
jeep grand cherokee not black | make=Jeep model=Grand_Cherokee -colour=black
certified pre-owned toyota camry | certified=true make=Toyota model=Camry
electric vehicles under 45k | fuel=Electric price<45000
tesla model y or model 3 | make=Tesla model=Model_3,Model_Y
hybrid or gas sedan | fuel=Hybrid,Petrol body=Sedan
gas suv awd | fuel=Petrol body=SUV drive=awd
red mustang convertible | colour=red model=Mustang none=*
$400 a month or less | price<19000
payments under $350 per month | price<16500
under $20,000 with backup camera | price<20000 feature=Reversing_Camera
heated seats, sunroof, leather | feature=Heated_Front_Seats,Panoramic_Sunroof,Leather_Seats
white or silver truck no older than 2017 | colour=white,silver body=Truck year>2017
anything except a sedan | -body=Sedan
no trucks | -body=Truck
not a ford | -make=Ford
don't want red | -colour=red
less than 40k miles | km<40000
odometer under 75,000 | km<75000
between $20k and $30k | price=20000-30000
20k-25k sedan | price=20000-25000 body=Sedan
around 25k | price=22500-27500
over 50 thousand dollars | price>50000
at least 2020 | year>2020
before 2015 | year<2014
2019-2021 honda cr-v | year=2019-2021 make=Honda model=CR-V
new or used equinox | car_type=new,used model=Equinox
brand new ram 1500 | car_type=new make=Ram model=1500
gmc sierra | make=GMC model=Sierra_1500
gmc yukon 7 seats | make=GMC model=Yukon seats=7
dodge charger | none=Dodge
subaru outback awd | none=Subaru drive=awd
hyundai elantra under 20k | none=Hyundai price<20000
kia telluride | none=Kia
lexus rx 350 | none=Lexus
cheapest car | sort=price_low
most expensive truck | sort=price_high body=Truck
newest suv | sort=latest body=SUV
cargo van for work | body=Cargo_Van
stick shift coupe | transmission=Manual body=Coupe
4 wheel drive truck under 60k with tow package | drive=4wd body=Truck price<60000 feature=Tow_Bar
all wheel drive suv less than 5 years old | drive=awd body=SUV year>2021
tahoe or yukon | model=Tahoe,Yukon
blue honda civic hatchback | colour=blue make=Honda model=Civic body=Hatchback
gray or black explorer | colour=grey,black model=Explorer
good gas mileage car under 10k | price<10000
first car for teenager under $8,000 | price<8000
my budget is 12k | price<12000
up to $35k | price<35000
corvette | model=Corvette
~ chev tahoe | make=Chevrolet model=Tahoe
~ chevy trucks w/ 4wd | make=Chevrolet body=Truck drive=4wd
~ vette | model=Corvette
~ stang gt stick | model=Mustang transmission=Manual
~ taco 4x4 | model=Tacoma drive=4wd
~ camery under 20 grand | model=Camry price<20000
~ hunda civc | make=Honda model=Civic
~ toyoda corola | make=Toyota model=Corolla
~ jepp wrangeler | make=Jeep model=Wrangler
~ silvarado crew cab | model=Silverado_1500 body=Truck
~ altema low milage | model=Altima sort=kms_low
~ suv 30k or less w/ carplay | body=SUV price<30000 feature=Apple_CarPlay
~ y'all got any trucks under 25k | body=Truck price<25000
~ lookin for a beater under 5k | price<5000
~ beamer | none=BMW
~ benz suv | none=Mercedes-Benz body=SUV
~ evs | fuel=Electric
~ 4runner nothing over 40k | model=4Runner price<40000
~ rav 4 hybrid not white or silver | model=RAV4 fuel=Hybrid -colour=white,silver
~ oddysey minivan | model=Odyssey body=Minivan
~ explorar 3rd row | model=Explorer seats=7,8
~ frontier king cab | model=Frontier body=Truck
~ tundra 2016+ sub 80k mi | model=Tundra year>2016 km<80000
~ malibue | model=Malibu
~ f 150 lightning | model=F-150_Lightning
~ crv under 18k | model=CR-V price<18000
~ no sedans, no vans | -body=Cargo_Van,Sedan
~ automatc coup | transmission=auto body=Coupe
~ wite truck | colour=white body=Truck
~ 500/mo | price<23500
~ grand cheroke 15k | make=Jeep? model=Grand_Cherokee price<15000
~ used pick up truk | car_type=used body=Truck
~ rouge awd | model=Rogue drive=awd
`;
